import { boundsOf } from './bounds';
import { entriesOf, listOf, nodeOf, textOf, type Node } from './documentView';
import {
  enumOf,
  impliedType,
  isExtensibleEnum,
  schemaNode,
  typeOfJson,
  typesOf,
  type Part,
} from './schemaKeywords';
import type { Alternatives, SchemaView } from './viewedSchema';

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

/** What the parts of one value say together. */
export function mergeParts(
  parts: readonly Part[],
  alternatives: readonly Alternatives[],
): Omit<SchemaView, 'id' | 'isNullable'> {
  const nodes = parts.map(({ node }) => node);
  const values = valuesOf(parts);
  const enums = nodes.filter((node) => enumOf(node) !== null);
  const isExtensible = enums.length > 0 && enums.every(isExtensibleEnum);
  const valueTypes = values?.map(typeOfJson) ?? null;
  // The values of a closed enumeration tell their types better than `type` does.
  const isTold = values !== null && values.length > 0 && !isExtensible;
  const implied = impliedType(parts);
  const meant = implied === null ? null : [implied];
  const types = isTold ? valueTypes : (commonTypes(parts) ?? valueTypes ?? meant);
  const first = (key: string) => nodes.find((node) => node[key] !== undefined)?.[key];
  return {
    parts: nodes,
    types: withoutNull(types),
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
