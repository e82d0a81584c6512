import { HTTP_METHODS, type OpenApiDocument } from './openApi';

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(node: Node, change: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}

/** Keywords of a schema that hold one schema, a list of them, or a map of them. */
const ONE = ['items', 'not', 'additionalProperties'];
const LIST = ['allOf', 'anyOf', 'oneOf'];
const MAP = ['properties', 'patternProperties'];

/** 3.0 says «exclusiveMinimum: true» beside a minimum, 3.1 gives the limit itself. */
function withNumericLimit(node: Node, bound: string, exclusive: string): Node {
  const { [exclusive]: isExclusive, [bound]: limit, ...rest } = node;
  if (typeof isExclusive !== 'boolean') return node;
  if (limit === undefined) return rest;
  return isExclusive ? { ...rest, [exclusive]: limit } : { ...rest, [bound]: limit };
}

/** 3.0 says «nullable: true», 3.1 lists null among the types and the values. */
function withNullType(node: Node): Node {
  const { nullable, ...rest } = node;
  if (typeof nullable !== 'boolean') return node;
  const { type } = rest;
  if (!nullable) return rest;
  const { enum: values } = rest;
  const admitsNull = Array.isArray(values) ? { enum: [...new Set([...values, null])] } : {};
  if (typeof type === 'string') return { ...rest, type: [type, 'null'], ...admitsNull };
  // Without a type, 3.0 leaves the meaning open; whoever writes it means «or null».
  const isComposed = [...LIST, '$ref'].some((keyword) => keyword in rest);
  return isComposed ? { oneOf: [rest, { type: 'null' }] } : { ...rest, ...admitsNull };
}

function schemaFrom30(value: unknown): unknown {
  if (!isNode(value)) return value;
  const { $ref } = value;
  // Beside a reference, 3.0 reads nothing.
  if (typeof $ref === 'string' && value['nullable'] !== true) return { $ref };
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]): [string, unknown] => {
      if (ONE.includes(key)) return [key, schemaFrom30(part)];
      if (LIST.includes(key) && Array.isArray(part)) return [key, part.map(schemaFrom30)];
      if (MAP.includes(key) && isNode(part)) return [key, mapValues(part, schemaFrom30)];
      return [key, part];
    }),
  );
  return withNullType(
    withNumericLimit(
      withNumericLimit(inner, 'minimum', 'exclusiveMinimum'),
      'maximum',
      'exclusiveMaximum',
    ),
  );
}

/** Examples are data: what looks like a schema in them is none. */
const DATA = ['example', 'examples', 'value'];

function partFrom30(key: string, value: unknown): unknown {
  if (DATA.includes(key) || key.startsWith('x-')) return value;
  if (key === 'schema') return schemaFrom30(value);
  if (key === 'schemas' && isNode(value)) return mapValues(value, schemaFrom30);
  if (Array.isArray(value)) return value.map((one) => partFrom30('', one));
  return isNode(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, partFrom30(name, part)]),
      )
    : value;
}

function isDocument(value: unknown): value is OpenApiDocument {
  return isNode(value) && 'openapi' in value && 'paths' in value;
}

function from30(document: OpenApiDocument): OpenApiDocument {
  const converted = { ...Object(partFrom30('', document)), openapi: '3.1.0' };
  if (!isDocument(converted)) throw new Error('The contract has no paths');
  return converted;
}

/** Operations that nobody named are called by method and path, so that every finding has one. */
function withOperationIds(document: OpenApiDocument): OpenApiDocument {
  const taken = new Set<string>();
  let isChanged = false;
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const named: Record<string, unknown> = { ...item };
    for (const method of HTTP_METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      // A foreign contract may lack what the type demands: this is where it is put right.
      const { operationId }: { operationId?: string } = operation;
      const isUsable = operationId !== undefined && !taken.has(operationId);
      const name = isUsable ? operationId : `${method.toUpperCase()} ${path}`;
      taken.add(name);
      if (isUsable) continue;
      isChanged = true;
      named[method] = { ...operation, operationId: name };
    }
    return [path, named] as const;
  });
  if (!isChanged) return document;
  const renamed = { ...document, paths: Object.fromEntries(paths) };
  return renamed;
}

/**
 * A bundled document of OpenAPI 3.0 or 3.1 as the tools here read it: nullability and exclusive
 * limits as in 3.1, and every operation with a unique operationId. Whatever it does not have to
 * change keeps its place. Normalising twice changes nothing.
 */
export function normaliseContract(document: OpenApiDocument): OpenApiDocument {
  return withOperationIds(document.openapi.startsWith('3.0') ? from30(document) : document);
}
