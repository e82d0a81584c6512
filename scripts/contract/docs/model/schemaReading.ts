import type { OpenApiDocument } from '../../openApi';
import { componentName, isNode, listOf, nodesOf, resolved, textOf, type Node } from './node';

// One reading of schemas for OpenAPI 3.0 and 3.1: nullability, bounds and compositions are written
// differently in the two.

export interface ReadSchema {
  /** The schema without what only says that it may be null. */
  readonly node: Node;
  readonly isNullable: boolean;
}

function isNull(node: unknown): boolean {
  return isNode(node) && (node['type'] === 'null' || ('const' in node && node['const'] === null));
}

/** `oneOf: [X, null]` is X that may be null; with several others the choice stays without null. */
function withoutNullVariant(node: Node): ReadSchema {
  const key = (['oneOf', 'anyOf'] as const).find((name) => listOf(node[name]).some(isNull));
  if (key === undefined) return { node, isNullable: false };
  const { [key]: variants, ...own } = node;
  const others = listOf(variants).filter((variant) => !isNull(variant));
  const [only] = others;
  const rest =
    others.length === 1 && isNode(only) ? { ...only, ...own } : { ...own, [key]: others };
  return { node: rest, isNullable: true };
}

/** `allOf` of one schema is how OpenAPI 3.0 writes a description beside a reference. */
function withoutLoneAllOf(node: Node): Node {
  const parts = listOf(node['allOf']);
  const [only] = parts;
  if (parts.length !== 1 || !isNode(only) || 'properties' in node) return node;
  const { allOf: _allOf, ...own } = node;
  return { ...only, ...own };
}

/** Separates what a schema is from whether it may be null. */
export function readSchema(schema: unknown): ReadSchema {
  if (!isNode(schema)) return { node: {}, isNullable: false };
  const { node, isNullable } = withoutNullVariant(withoutLoneAllOf(schema));
  const types = listOf(node['type']);
  if (!types.includes('null')) return { node, isNullable: isNullable || node['nullable'] === true };
  const others = types.filter((type) => type !== 'null');
  return { node: { ...node, type: others.length === 1 ? others[0] : others }, isNullable: true };
}

/** Whether anything can be unfolded below the schema: fields, items, variants. */
export function isStructured(document: OpenApiDocument, schema: unknown, depth = 0): boolean {
  if (depth > 8) return false;
  const { node } = readSchema(resolved(document, schema));
  if (['properties', 'patternProperties', 'allOf'].some((key) => key in node)) return true;
  const below = [node['items'], node['additionalProperties']].filter(isNode);
  if (below.some((one) => isStructured(document, one, depth + 1))) return true;
  return variantsOf(node).some((variant) => isStructured(document, variant, depth + 1));
}

/** The schemas of `oneOf` or `anyOf` that describe a value; those that only demand fields do not. */
export function variantsOf(node: Node): readonly Node[] {
  return [...listOf(node['oneOf']), ...listOf(node['anyOf'])]
    .filter(isNode)
    .filter((variant) => Object.keys(variant).some((key) => key !== 'required'));
}

/** Sets of fields of which one is demanded: `anyOf: [{required: [a]}, {required: [b]}]`. */
export function demandedSets(node: Node): readonly (readonly string[])[] {
  return [...listOf(node['oneOf']), ...listOf(node['anyOf'])]
    .filter(isNode)
    .filter((variant) => Object.keys(variant).every((key) => key === 'required'))
    .map((variant) => listOf(variant['required']).flatMap((name) => textOf(name) ?? []));
}

/** One field of an object. */
export interface Field {
  readonly name: string;
  readonly schema: Node;
  readonly isRequired: boolean;
  /** The schema that the field is taken over from by `allOf`. */
  readonly from: string | undefined;
}

interface Level {
  readonly fields: readonly Field[];
  readonly required: readonly unknown[];
}

function levelOf(
  document: OpenApiDocument,
  schema: Node,
  from: string | undefined,
  seen: readonly Node[],
): Level {
  const node = resolved(document, schema);
  if (seen.includes(node)) return { fields: [], required: [] };
  const own = [...nodesOf(node['properties']), ...patterns(node)].map(([name, field]) => ({
    name,
    schema: field,
    isRequired: false,
    from,
  }));
  const parts = listOf(node['allOf']).filter(isNode);
  const below = parts.map((part) =>
    levelOf(document, part, componentName(part, 'schemas') ?? from, [...seen, node]),
  );
  return {
    fields: [...below.flatMap(({ fields }) => fields), ...own],
    required: [...below.flatMap(({ required }) => required), ...listOf(node['required'])],
  };
}

function patterns(node: Node): readonly (readonly [string, Node])[] {
  return nodesOf(node['patternProperties']).map(([name, field]) => [`/${name}/`, field]);
}

/** The fields of an object, those of `allOf` included; the last word on a field is the outermost. */
export function fieldsOf(document: OpenApiDocument, schema: Node): readonly Field[] {
  const { fields, required } = levelOf(document, schema, undefined, []);
  const byName = new Map(fields.map((field) => [field.name, field]));
  return [...byName.values()].map((field) => ({
    ...field,
    isRequired: required.includes(field.name),
  }));
}
