/** The part of OpenAPI 3.1 that the contract uses (openapi/README.md, «Subset»). */

/** The used part of JSON Schema 2020-12. */
export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly required?: readonly string[];
  readonly items?: SchemaObject;
  readonly allOf?: readonly SchemaObject[];
  readonly anyOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly then?: SchemaObject;
  readonly else?: SchemaObject;
  readonly additionalProperties?: SchemaObject | boolean;
  readonly patternProperties?: Readonly<Record<string, SchemaObject>>;
  readonly description?: string;
  readonly format?: string;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-origin'?: string;
  readonly 'x-extensible-enum'?: boolean;
}

export interface Reference {
  readonly $ref: string;
}

export interface ExampleObject {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface MediaTypeObject {
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
  /** Encoding of form parts, by name. */
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema?: SchemaObject;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly example?: unknown;
}

export interface ParameterObject extends HeaderObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly style?: string;
  readonly explode?: boolean;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  /** The `summary` in English. */
  readonly 'x-summary-en'?: string;
  readonly 'x-origin'?: string;
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly ServerObject[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
}

export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export type PathItem = Readonly<Partial<Record<HttpMethod, OperationObject>>> & {
  readonly $ref?: string;
  readonly servers?: readonly ServerObject[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  /** Paths that look ambiguous next to this one but never match the same address. */
  readonly 'x-distinct-from'?: readonly string[];
};

interface ServerObject {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

/** A bundled contract: one document in which every `$ref` is internal. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly ServerObject[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly security?: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** Webhooks, by name. */
  readonly webhooks?: Readonly<Record<string, PathItem | Reference>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One operation with its location. `path` is written as in the contract, without the server's prefix. */
export interface LocatedOperation {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: OperationObject;
  readonly parameters: readonly ParameterObject[];
  /** Servers of the operation or of its path; undefined if the contract's servers apply. */
  readonly servers?: readonly ServerObject[];
}

/** Returns the JSON Pointer (RFC 6901) of the given parts, with a leading `/`. */
export function pointerOf(...parts: readonly (string | number)[]): string {
  return parts
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Returns the parts of a JSON Pointer, unescaped. */
export function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns true if a value is an object or an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns true if a parsed file has the keys `openapi` and `paths`. */
export function isDocument(value: unknown): value is OpenApiDocument {
  return isRecord(value) && 'openapi' in value && 'paths' in value;
}

/** Returns the value at a path of property names; undefined if there is none. */
export function memberAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

/** Returns the value at a JSON Pointer of the document; undefined if there is none. */
export function at(document: OpenApiDocument, pointer: string): unknown {
  return memberAt(document, partsOf(decodeURIComponent(pointer)));
}

/** Returns the direct target of a `$ref` in a bundled document; undefined if it is missing or external. */
export function targetOf(document: OpenApiDocument, $ref: string): unknown {
  return $ref.startsWith('#/') ? at(document, $ref.slice(1)) : undefined;
}

function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value['$ref'] === 'string';
}

/** Follows `$ref`s in a bundled document up to the first node without a `$ref`. */
function resolveRef<T>(
  document: OpenApiDocument,
  node: unknown,
  isTarget: (value: unknown) => value is T,
): T {
  let current = node;
  while (isReference(current)) {
    const { $ref } = current;
    current = targetOf(document, $ref);
    if (current === undefined) throw new Error(`Unresolved reference ${$ref}`);
  }
  if (!isTarget(current)) throw new Error('A component of another kind than expected');
  return current;
}

/** Returns a function that resolves references to one kind of node. It throws if the target is missing. */
function resolver<T>(isTarget: (value: unknown) => value is T) {
  return (document: OpenApiDocument, node: unknown): T => resolveRef(document, node, isTarget);
}

/** Returns a parameter; resolves a reference. @throws Error if the target is missing */
export const parameterOf = resolver(
  (value): value is ParameterObject =>
    isRecord(value) && typeof value['name'] === 'string' && typeof value['in'] === 'string',
);

/** Returns a request body; resolves a reference. @throws Error if the target is missing */
export const requestBodyOf = resolver(
  (value): value is RequestBodyObject => isRecord(value) && isRecord(value['content']),
);

/** Returns a response; resolves a reference. @throws Error if the target is missing */
export const responseOf = resolver(
  (value): value is ResponseObject => isRecord(value) && typeof value['description'] === 'string',
);

/** Returns a response header; resolves a reference. @throws Error if the target is missing */
export const headerOf = resolver((value): value is HeaderObject => isRecord(value));

/** Returns an example; resolves a reference. @throws Error if the target is missing */
export const exampleOf = resolver((value): value is ExampleObject => isRecord(value));

/** Returns a schema; resolves a reference and drops the keywords next to it. */
export function schemaOf(document: OpenApiDocument, node: SchemaObject): SchemaObject {
  // The schemas `true` and `false` list no properties.
  if (!isRecord(node)) return {};
  return resolveRef(document, node, (value): value is SchemaObject => isRecord(value));
}

/** Returns all schemas that apply to one value; resolves references. */
export function expand(
  document: OpenApiDocument,
  schemas: readonly SchemaObject[],
): SchemaObject[] {
  const all = new Set<SchemaObject>();
  const waiting = schemas.toReversed();
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (all.has(schema)) continue;
    all.add(schema);
    const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
    const referred = $ref === undefined ? [] : [schemaOf(document, schema)];
    const chosen = [schema.then, schema.else].flatMap((one) => (one === undefined ? [] : [one]));
    waiting.push(...[...referred, ...allOf, ...anyOf, ...oneOf, ...chosen].toReversed());
  }
  return [...all];
}

/** Returns the schemas of a property of an object, or of the items of a list if `name` is null. */
export function memberSchemas(
  schemas: readonly SchemaObject[],
  name: string | null,
): SchemaObject[] {
  return schemas.flatMap(({ items, properties = {} }) => {
    const own = name !== null && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return (name === null ? items : own) ?? [];
  });
}

/** Returns a path item; resolves its references. Keywords next to a reference take precedence. */
export function pathItemOf(document: OpenApiDocument, { $ref, ...own }: PathItem): PathItem {
  if ($ref === undefined) return own;
  const target = resolveRef(document, { $ref }, (value): value is PathItem => isRecord(value));
  return { ...target, ...own };
}

/** Header parameters that OpenAPI ignores (3.1, 4.8.12.2), by their keys. */
const IGNORED = new Set(['header accept', 'header content-type', 'header authorization']);

/** Returns a key of a parameter: its location and name; header names ignore case. */
function parameterKey({ name, in: place }: Pick<ParameterObject, 'name' | 'in'>): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/**
 * Returns all operations in the document's order, with the parameters of their paths. An operation's parameter replaces
 * the path's parameter; ignored headers are left out.
 */
export function operationsOf(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, written]) => {
    const item = pathItemOf(document, written);
    return HTTP_METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node) =>
        parameterOf(document, node),
      );
      const byKey = new Map(all.map((one) => [parameterKey(one), one]));
      const parameters = [...byKey].flatMap(([key, one]) => (IGNORED.has(key) ? [] : [one]));
      const servers = operation.servers ?? item.servers;
      return [{ path, method, operation, parameters, ...(servers !== undefined && { servers }) }];
    });
  });
}

/** Returns the security of an operation: its own `security`, else the `security` of the document. */
export function securityOf(
  document: OpenApiDocument,
  operation: OperationObject,
): readonly SecurityRequirement[] {
  return operation.security ?? document.security ?? [];
}
