import type { Node } from './documentView';
import {
  HTTP_METHODS,
  isDocument,
  isRecord,
  type OpenApiDocument,
  type PathItem,
  pathItemOf,
} from './openApi';

/** Keywords whose keys are names of nodes, not keywords. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  'paths',
  'content',
  'schemas',
  'responses',
  'headers',
  'parameters',
  'requestBodies',
  'securitySchemes',
]);

/** Keywords whose values are data and stay unchanged. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Converts exclusive bounds from booleans (draft 4) to numbers (2020-12). */
function withNumericBounds(node: Node): Node {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = node;
  const bound = (inclusive: unknown, exclusive: unknown, name: string) => ({
    ...(inclusive !== undefined && exclusive !== true && { [name.toLowerCase()]: inclusive }),
    ...(inclusive !== undefined && exclusive === true && { [`exclusive${name}`]: inclusive }),
    ...(typeof exclusive === 'number' && { [`exclusive${name}`]: exclusive }),
  });
  return {
    ...rest,
    ...bound(minimum, exclusiveMinimum, 'Minimum'),
    ...bound(maximum, exclusiveMaximum, 'Maximum'),
  };
}

const NULL = { type: 'null' };

function nullableEnum({ enum: values }: Node): Node {
  return Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
}

function orNull(schema: unknown): readonly unknown[] {
  return [schema, NULL];
}

/**
 * Converts `nullable` to the type `null`. By OpenAPI 3.0.3 it only has an effect next to `type`, but many contracts use
 * it next to a combination or a reference, so here it always allows null.
 */
function withNullType({ nullable, ...rest }: Node): Node {
  if (nullable !== true) return rest;
  const { type, oneOf, anyOf, allOf, ...others } = rest;
  const one = Array.isArray(oneOf) ? { oneOf: [...oneOf, NULL] } : {};
  const any = Array.isArray(anyOf) ? { anyOf: [...anyOf, NULL] } : {};
  const all = Array.isArray(allOf) ? orNull(allOf.length === 1 ? allOf[0] : { allOf }) : null;
  return {
    ...others,
    ...nullableEnum(rest),
    ...(type !== undefined && { type: typeof type === 'string' ? [type, 'null'] : type }),
    ...(all !== null && (Array.isArray(oneOf) ? { allOf: [{ oneOf: all }] } : { oneOf: all })),
    ...one,
    ...any,
  };
}

function upgradeObject(node: Node): Node {
  const { $ref, nullable } = node;
  // OpenAPI 3.0 ignores keywords next to a `$ref`; 3.1 would apply them.
  if (typeof $ref === 'string') return nullable === true ? { oneOf: orNull({ $ref }) } : { $ref };
  const upgraded = Object.entries(node).map(([key, value]) => {
    if (DATA.has(key) || key.startsWith('x-')) return [key, value];
    if (!MAPS.has(key) || Array.isArray(value) || !isRecord(value)) return [key, upgrade(value)];
    const entries = Object.entries(value).map(([name, inner]) => [name, upgrade(inner)]);
    return [key, Object.fromEntries(entries)];
  });
  return withNullType(withNumericBounds(Object.fromEntries(upgraded)));
}

function upgrade(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(upgrade);
  return isRecord(node) ? upgradeObject(node) : node;
}

/**
 * Converts a contract from OpenAPI 3.0 to 3.1, so that other code only has to support 3.1: `nullable` becomes the type
 * `null`, exclusive bounds become numbers, keywords next to a `$ref` are removed. Returns any other document itself.
 */
export function asOpenApi31(document: OpenApiDocument): OpenApiDocument {
  if (!document.openapi.startsWith('3.0')) return document;
  const upgraded = upgrade({ ...document, openapi: '3.1.0' });
  return isDocument(upgraded) ? upgraded : document;
}

/** Gives every operation a unique operationId. Keeps an operationId that no earlier operation has. */
function named(
  document: OpenApiDocument,
  path: string,
  written: PathItem,
  taken: Set<string>,
): PathItem {
  const item = pathItemOf(document, written);
  const changed: Record<string, unknown> = {};
  for (const method of HTTP_METHODS) {
    const operation = item[method];
    if (operation === undefined) continue;
    // Contracts of other teams may lack the operationId, although the type requires it.
    const { operationId }: { operationId?: string } = operation;
    const isUsable = operationId !== undefined && !taken.has(operationId);
    const name = isUsable ? operationId : `${method.toUpperCase()} ${path}`;
    taken.add(name);
    if (!isUsable) changed[method] = { ...operation, operationId: name };
  }
  return Object.keys(changed).length === 0 ? written : { ...item, ...changed };
}

/**
 * Prepares a bundled document of OpenAPI 3.0 or 3.1 for the live checks: converts it to 3.1, and gives every operation
 * a unique operationId, `METHOD /path` if its own is missing or taken. Unchanged parts stay the same objects.
 * Normalising twice has no further effect.
 */
export function normaliseContract(document: OpenApiDocument): OpenApiDocument {
  const current = asOpenApi31(document);
  const taken = new Set<string>();
  const paths = Object.entries(current.paths).map(
    ([path, item]) => [path, named(current, path, item, taken)] as const,
  );
  const isChanged = paths.some(([path, item]) => item !== current.paths[path]);
  return isChanged ? { ...current, paths: Object.fromEntries(paths) } : current;
}
