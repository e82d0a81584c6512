import { canonical } from './canonical';
import { nodeOf, listOf, entriesOf, textOf, type DocumentView, type Node } from './documentView';
import { boundsOf, type Bounds } from './bounds';

/** Several schemas for one value, of which one has to hold. */
export interface Alternatives {
  readonly branches: readonly Node[];
  readonly allowsNull: boolean;
}

/** What all schemas of one value say together: references followed and `allOf` merged. */
export interface SchemaView {
  readonly id: number;
  /** The nodes that say it, the ones that only annotate left out. */
  readonly parts: readonly Node[];
  /** Without `null`; null where any type is allowed. */
  readonly types: ReadonlySet<string> | null;
  readonly isNullable: boolean;
  /** Values of the enumeration as JSON, without `null`; null where there is none. */
  readonly values: readonly string[] | null;
  readonly isExtensible: boolean;
  readonly format: string | undefined;
  readonly bounds: Bounds;
  /** All schemas that speak of a property. */
  readonly properties: ReadonlyMap<string, readonly Node[]>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** Schemas of the properties that are not named. */
  readonly additional: readonly Node[];
  readonly items: readonly Node[];
  readonly alternatives: readonly Alternatives[];
  /** Canonical text of the keywords that are only compared as a whole. */
  readonly others: ReadonlyMap<string, string>;
  readonly defaultValue: string | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
}

export interface Part {
  readonly node: Node;
  /** The part holds for the value unless it is null. */
  readonly orNull: boolean;
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
  'discriminator',
] as const;

const ANNOTATING = new Set(['title', 'description', 'deprecated', 'example', 'examples', '$ref']);
const COMBINING = new Set(['allOf', 'oneOf', 'anyOf']);

/** Whether a node says something of its own, beyond what it refers to or combines. */
function constrains(node: Node): boolean {
  return Object.keys(node).some(
    (key) =>
      !ANNOTATING.has(key) &&
      !COMBINING.has(key) &&
      (!key.startsWith('x-') || key === 'x-extensible-enum'),
  );
}

function typesOf(node: Node): ReadonlySet<unknown> | null {
  const { type } = node;
  if (typeof type === 'string') return new Set([type]);
  return Array.isArray(type) ? new Set(type) : null;
}

/** Some contracts list the values in the mark itself. */
function enumOf(node: Node): readonly unknown[] | null {
  if (node['const'] !== undefined) return [node['const']];
  const values = node['enum'] ?? node['x-extensible-enum'];
  return Array.isArray(values) ? values : null;
}

export function isExtensibleEnum(node: Node): boolean {
  const mark = node['x-extensible-enum'];
  return mark === true || Array.isArray(mark);
}

function permitsNull({ node, orNull }: Part): boolean {
  const values = enumOf(node);
  return (
    orNull || ((typesOf(node)?.has('null') ?? true) && (values === null || values.includes(null)))
  );
}

function isNullOnly(node: Node): boolean {
  const types = typesOf(node);
  return (types?.size === 1 && types.has('null')) || node['const'] === null;
}

/** `true` and `false` are schemas, too. */
function schemaNode(value: unknown): Node {
  return value === false ? { not: {} } : nodeOf(value);
}

function intersected<T>(sets: readonly (readonly T[] | null)[]): readonly T[] | null {
  let common: readonly T[] | null = null;
  for (const set of sets) {
    if (set === null) continue;
    common = common === null ? set : common.filter((one) => set.includes(one));
  }
  return common;
}

/** Every integer is a number, so that both together mean an integer. */
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

function typeOfJson(json: string): string {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function withoutNull(types: readonly string[] | null): ReadonlySet<string> | null {
  return types === null ? null : new Set(types.filter((one) => one !== 'null'));
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

function mergeParts(
  view: DocumentView,
  parts: readonly Part[],
  alternatives: readonly Alternatives[],
): Omit<SchemaView, 'id' | 'isNullable'> {
  const nodes = parts.map(({ node }) => node);
  const values = valuesOf(parts);
  const enums = nodes.filter((node) => enumOf(node) !== null);
  const types = commonTypes(parts) ?? values?.map(typeOfJson) ?? null;
  const first = (key: string) => nodes.find((node) => node[key] !== undefined)?.[key];
  return {
    parts: nodes,
    types: withoutNull(types),
    values,
    isExtensible: enums.length > 0 && enums.every(isExtensibleEnum),
    format: textOf(first('format')),
    bounds: boundsOf(nodes),
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
        return said.length === 0 ? [] : [[key, canonical(view, said)] as const];
      }),
    ),
    defaultValue: JSON.stringify(first('default')),
    isReadOnly: first('readOnly') === true,
    isWriteOnly: first('writeOnly') === true,
  };
}

/** Gives the view of a value that all the given schemas describe together. */
export type SchemaViews = (schemas: readonly Node[]) => SchemaView;

interface Flat {
  readonly parts: Part[];
  readonly alternatives: Alternatives[];
}

/** Makes the views of one document, each once however often its schemas are reached. */
export function createSchemaViews(view: DocumentView): SchemaViews {
  const byNodes = new Map<string, SchemaView>();
  const nodeIds = new Map<Node, number>();
  const underWay = new Set<string>();
  let made = 0;

  function nodeId(node: Node): number {
    const id = nodeIds.get(node) ?? nodeIds.size;
    nodeIds.set(node, id);
    return id;
  }

  function flatten(flat: Flat, node: Node, orNull: boolean, seen: ReadonlySet<Node>): void {
    if (seen.has(node)) return;
    const path = new Set([...seen, node]);
    if (constrains(node)) flat.parts.push({ node, orNull });
    if (typeof node['$ref'] === 'string') flatten(flat, view.target(node['$ref']), orNull, path);
    for (const one of listOf(node['allOf'])) flatten(flat, schemaNode(one), orNull, path);
    for (const keyword of ['oneOf', 'anyOf']) {
      if (!Array.isArray(node[keyword])) continue;
      const branches = listOf(node[keyword]).map(schemaNode);
      const [only, ...rest] = branches.filter((branch) => !isNullOnly(view.resolve(branch)));
      const allowsNull = orNull || branches.length > rest.length + (only === undefined ? 0 : 1);
      if (only === undefined) flat.parts.push({ node, orNull });
      else if (rest.length === 0) flatten(flat, only, allowsNull, path);
      else flat.alternatives.push({ branches: [only, ...rest], allowsNull });
    }
  }

  function makeView(schemas: readonly Node[]): SchemaView {
    const flat: Flat = { parts: [], alternatives: [] };
    for (const schema of schemas) flatten(flat, schema, false, new Set());
    const key = [
      ...flat.parts.map(({ node, orNull }) => `${nodeId(node)}${orNull ? '?' : ''}`),
      ...flat.alternatives.map(
        ({ branches, allowsNull }) => `(${branches.map(nodeId).join('|')}${allowsNull ? '?' : ''})`,
      ),
    ].join();
    const known = byNodes.get(key);
    if (known !== undefined) return known;

    const permits = ({ branches, allowsNull }: Alternatives) =>
      allowsNull || branches.some((branch) => viewOf([branch]).isNullable);
    // A schema that is its own alternative adds nothing to what its other alternatives allow.
    const isCircle = underWay.has(key);
    underWay.add(key);
    const isNullable =
      flat.parts.every(permitsNull) && !isCircle && flat.alternatives.every(permits);
    underWay.delete(key);
    made += 1;
    const merged = { ...mergeParts(view, flat.parts, flat.alternatives), id: made, isNullable };
    if (!isCircle) byNodes.set(key, merged);
    return merged;
  }

  // One schema is told by its node, several by the list that a view holds of them.
  const remembered = new WeakMap<object, SchemaView>();
  const viewOf: SchemaViews = (schemas) => {
    const [first] = schemas;
    const token = schemas.length === 1 && first !== undefined ? first : schemas;
    const known = remembered.get(token);
    if (known !== undefined) return known;
    const view = makeView(schemas);
    // Inside a circle a view is not yet what it will be.
    if (underWay.size === 0) remembered.set(token, view);
    return view;
  };
  return viewOf;
}
