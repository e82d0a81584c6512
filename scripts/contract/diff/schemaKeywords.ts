import { nodeOf, type Node } from './documentView';

export interface Part {
  readonly node: Node;
  /** The part holds for the value unless it is null. */
  readonly orNull: boolean;
}

/** A discriminator refuses no value: it says which of several schemas a reader looks at. */
const ANNOTATING = new Set([
  'title',
  'description',
  'deprecated',
  'discriminator',
  'example',
  'examples',
  '$ref',
]);
const COMBINING = new Set(['allOf', 'oneOf', 'anyOf']);

/** Whether a node says something of its own, beyond what it refers to or combines. */
export function constrains(node: Node): boolean {
  return Object.keys(node).some(
    (key) =>
      !ANNOTATING.has(key) &&
      !COMBINING.has(key) &&
      (!key.startsWith('x-') || key === 'x-extensible-enum'),
  );
}

export function typesOf(node: Node): ReadonlySet<unknown> | null {
  const { type } = node;
  if (typeof type === 'string') return new Set([type]);
  return Array.isArray(type) ? new Set(type) : null;
}

/** Some contracts list the values in the mark itself. */
export function enumOf(node: Node): readonly unknown[] | null {
  if (node['const'] !== undefined) return [node['const']];
  const values = node['enum'] ?? node['x-extensible-enum'];
  return Array.isArray(values) ? values : null;
}

/** Whether a server may add values to the enumeration. */
export function isExtensibleEnum(node: Node): boolean {
  const mark = node['x-extensible-enum'];
  return mark === true || Array.isArray(mark);
}

export function permitsNull({ node, orNull }: Part): boolean {
  const values = enumOf(node);
  return (
    orNull || ((typesOf(node)?.has('null') ?? true) && (values === null || values.includes(null)))
  );
}

/** The type that schemas without one mean: who names properties means an object. */
export function impliedType(parts: readonly Part[]): 'object' | 'array' | null {
  const names = (key: string) => parts.some(({ node, orNull }) => !orNull && key in node);
  const isTold = parts.some(({ node }) => typesOf(node) !== null || enumOf(node) !== null);
  if (isTold || names('properties') === names('items')) return null;
  return names('items') ? 'array' : 'object';
}

export function isNullOnly(node: Node): boolean {
  const types = typesOf(node);
  return (types?.size === 1 && types.has('null')) || node['const'] === null;
}

/** Types of schemas that say nothing else; null where one does. */
export function typesOnly(branches: readonly Node[]): readonly unknown[] | null {
  const isPlain = (node: Node) =>
    typesOf(node) !== null &&
    Object.keys(node).every((key) => key === 'type' || (ANNOTATING.has(key) && key !== '$ref'));
  return branches.every(isPlain) ? branches.flatMap((node) => [...(typesOf(node) ?? [])]) : null;
}

/** `true` and `false` are schemas, too. */
export function schemaNode(value: unknown): Node {
  return value === false ? { not: {} } : nodeOf(value);
}

export function typeOfJson(json: string): string {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
