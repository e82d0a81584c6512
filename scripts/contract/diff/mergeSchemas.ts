import { type Bounds, boundsOf } from './bounds';
import { entriesOf, listOf, type Node, nodeOf, textOf } from '../model/documentView';

/** The `oneOf` or `anyOf` of a schema. */
export interface Alternatives {
  readonly branches: readonly Node[];
  readonly allowsNull: boolean;
  /** True for `oneOf`, false for `anyOf`. */
  readonly isExclusive: boolean;
  /** Node of the schema that lists the alternatives. */
  readonly node: Node;
}

/** All schemas of one value, merged: references are followed and `allOf` is combined. */
export interface SchemaView {
  readonly id: number;
  /** The nodes that have constraints. */
  readonly parts: readonly Node[];
  /** Types without `null`; null if any type is allowed. */
  readonly types: ReadonlySet<string> | null;
  readonly isNullable: boolean;
  /** Values of the enumeration as JSON, without `null`; null if there is none. */
  readonly values: readonly string[] | null;
  readonly isExtensible: boolean;
  readonly format: string | undefined;
  readonly bounds: Bounds;
  readonly properties: ReadonlyMap<string, readonly Node[]>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** Schemas for properties that are not listed. */
  readonly additional: readonly Node[];
  readonly items: readonly Node[];
  readonly alternatives: readonly Alternatives[];
  /** Values of each keyword that is compared as a whole, by keyword. */
  readonly others: ReadonlyMap<string, readonly unknown[]>;
  readonly defaultValue: string | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
}

export interface Part {
  readonly node: Node;
  /** True if null is valid without meeting the constraint. */
  readonly orNull: boolean;
}

/** Keywords without constraints. A discriminator is one of them, because it only selects a schema. */
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

/** Returns true if a node has constraints of its own besides references and combinations. */
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

/** Returns the enumerated values, from `const`, `enum` or a list in `x-extensible-enum`; null if there are none. */
export function enumOf(node: Node): readonly unknown[] | null {
  if (node['const'] !== undefined) return [node['const']];
  const values = node['enum'] ?? node['x-extensible-enum'];
  return Array.isArray(values) ? values : null;
}

/** Returns true if a server may add values to the enumeration. */
function isExtensibleEnum(node: Node): boolean {
  const mark = node['x-extensible-enum'];
  return mark === true || Array.isArray(mark);
}

export function permitsNull({ node, orNull }: Part): boolean {
  const values = enumOf(node);
  return (
    orNull || ((typesOf(node)?.has('null') ?? true) && (values === null || values.includes(null)))
  );
}

/**
 * Returns the type of a schema without `type`: an object if it has properties, an array if it has items; null if that
 * is unclear.
 */
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

/** Returns the types of schemas that have no other constraint; null if a schema has another constraint. */
export function typesOnly(branches: readonly Node[]): readonly unknown[] | null {
  const isPlain = (node: Node) =>
    typesOf(node) !== null &&
    Object.keys(node).every((key) => key === 'type' || (ANNOTATING.has(key) && key !== '$ref'));
  return branches.every(isPlain) ? branches.flatMap((node) => [...(typesOf(node) ?? [])]) : null;
}

/** Converts a schema to a node, because `true` and `false` are schemas too. */
export function schemaNode(value: unknown): Node {
  return value === false ? { not: {} } : nodeOf(value);
}

function typeOfJson(json: string): string {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const OTHERS = [
  'not',
  'if',
  'then',
  'else',
  'prefixItems',
  'contains',
  'minContains',
  'maxContains',
  'patternProperties',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedItems',
  'contentEncoding',
  'contentMediaType',
] as const;

function intersected<T>(sets: readonly (readonly T[] | null)[]): readonly T[] | null {
  let common: readonly T[] | null = null;
  for (const set of sets) {
    if (set === null) continue;
    common = common === null ? set : common.filter((one) => set.includes(one));
  }
  return common;
}

/**
 * Returns the types that all parts allow. `integer` and `number` together mean `integer`, because every integer is
 * a number.
 */
function commonTypes(parts: readonly Part[]): readonly string[] | null {
  const lists = parts.map(({ node }) => {
    const types = typesOf(node);
    return types === null ? null : [...types].filter((one) => typeof one === 'string');
  });
  const hasInteger = lists.some((list) => list?.includes('integer') && !list.includes('number'));
  return intersected(
    lists.map((list) =>
      hasInteger ? (list?.map((one) => (one === 'number' ? 'integer' : one)) ?? null) : list,
    ),
  );
}

function mergedProperties(nodes: readonly Node[]): Map<string, Node[]> {
  const properties = new Map<string, Node[]>();
  for (const node of nodes) {
    for (const [name, schema] of entriesOf(node['properties'])) {
      properties.set(name, [...(properties.get(name) ?? []), schemaNode(schema)]);
    }
  }
  return properties;
}

function openness(nodes: readonly Node[]): Pick<SchemaView, 'isClosed' | 'additional'> {
  const said = nodes.flatMap((node) => [
    node['additionalProperties'],
    node['unevaluatedProperties'],
  ]);
  return {
    isClosed: said.includes(false),
    additional: said.flatMap((one) => (typeof one === 'object' ? [nodeOf(one)] : [])),
  };
}

function valuesOf(parts: readonly Part[]): readonly string[] | null {
  return intersected(
    parts.map(
      ({ node }) =>
        enumOf(node)
          ?.filter((value) => value !== null)
          .map((value) => JSON.stringify(value)) ?? null,
    ),
  );
}

export function mergeParts(
  parts: readonly Part[],
  alternatives: readonly Alternatives[],
): Omit<SchemaView, 'id' | 'isNullable'> {
  const nodes = parts.map(({ node }) => node);
  const values = valuesOf(parts);
  const enums = nodes.filter((node) => enumOf(node) !== null);
  const isExtensible = enums.length > 0 && enums.every(isExtensibleEnum);
  const valueTypes = values?.map(typeOfJson) ?? null;
  // The types of a closed enumeration's values are more precise than `type`.
  const isTold = values !== null && values.length > 0 && !isExtensible;
  const implied = impliedType(parts);
  const meant = implied === null ? null : [implied];
  const types = isTold ? valueTypes : (commonTypes(parts) ?? valueTypes ?? meant);
  const first = (key: string) => nodes.find((node) => node[key] !== undefined)?.[key];
  return {
    parts: nodes,
    types: types === null ? null : new Set(types.filter((one) => one !== 'null')),
    values,
    isExtensible,
    format: textOf(first('format')),
    bounds: boundsOf(nodes, isTold ? values : null),
    properties: mergedProperties(nodes),
    required: new Set(
      nodes.flatMap((node) => listOf(node['required']).filter((name) => typeof name === 'string')),
    ),
    ...openness(nodes),
    items: nodes.flatMap((node) =>
      node['items'] === undefined ? [] : [schemaNode(node['items'])],
    ),
    alternatives,
    others: new Map(
      OTHERS.flatMap((key) => {
        const said = nodes.filter((node) => node[key] !== undefined).map((node) => node[key]);
        return said.length === 0 ? [] : [[key, said] as const];
      }),
    ),
    defaultValue: JSON.stringify(first('default')),
    isReadOnly: first('readOnly') === true,
    isWriteOnly: first('writeOnly') === true,
  };
}
