import {
  type ExampleObject,
  exampleOf,
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type Reference,
  requestBodyOf,
  responseOf,
  type SchemaObject,
  schemaOf,
} from './openApi';

/** Media types of request bodies: JSON, or a form with files. */
const BODY_TYPES = ['application/json', 'multipart/form-data'] as const;

/** Content of a request body, with its media type. */
type BodyContent = MediaTypeObject & { readonly type: (typeof BODY_TYPES)[number] };

/** Returns the content of an operation's request body; null if there is no body, or a body of another type. */
export function bodyContentOf(
  document: OpenApiDocument,
  { requestBody }: OperationObject,
): BodyContent | null {
  if (requestBody === undefined) return null;
  const { content } = requestBodyOf(document, requestBody);
  const type = BODY_TYPES.find((one) => one in content);
  return type === undefined || Object.keys(content).length > 1 ? null : { ...content[type], type };
}

/** Returns the schema of an operation's JSON response with a status; undefined if there is none. */
export function answerSchemaOf(
  document: OpenApiDocument,
  { responses }: OperationObject,
  status = '200',
): SchemaObject | undefined {
  const answer = responses[status];
  if (answer === undefined) return undefined;
  return responseOf(document, answer).content?.['application/json']?.schema;
}

const OF_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-15',
  'date-time': '2026-01-15T09:00:00Z',
  uuid: '3d2b7c94-15ef-4d0b-8a1c-7f60b9a4e118',
  email: 'nobody@example.com',
  uri: 'https://example.com/',
};

function givenBy(schema: SchemaObject): unknown {
  const { example, examples, default: byDefault, const: only, enum: values } = schema;
  return [example, examples?.[0], only, byDefault, values?.[0]].find((one) => one !== undefined);
}

function objectSample(
  document: OpenApiDocument,
  { properties = {}, required = [] }: SchemaObject,
  depth: number,
): unknown {
  return Object.fromEntries(
    required.map((name) => [name, sampleOf(document, properties[name] ?? {}, depth + 1)]),
  );
}

function ofType(document: OpenApiDocument, schema: SchemaObject, depth: number): unknown {
  const { type, format, minimum, minLength, minItems, items = {} } = schema;
  const wanted = typeof type === 'string' ? type : type?.[0];
  switch (wanted) {
    case 'integer':
    case 'number':
      return minimum ?? 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: minItems ?? 0 }, () => sampleOf(document, items, depth + 1));
    case 'string':
      return OF_FORMAT[format ?? ''] ?? 'x'.repeat(minLength ?? 1);
    case undefined:
    default:
      return objectSample(document, schema, depth);
  }
}

/**
 * Returns a value that a schema allows, for contracts without examples: the schema's example, default or constant,
 * otherwise the smallest value of its type. Ignores patterns.
 */
export function sampleOf(document: OpenApiDocument, node: SchemaObject, depth = 0): unknown {
  if (depth > 8) return null;
  const schema = schemaOf(document, node);
  const given = givenBy(schema);
  if (given !== undefined) return given;
  const [choice] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (choice !== undefined) return sampleOf(document, choice, depth + 1);
  if (schema.allOf === undefined) return ofType(document, schema, depth);
  const parts = schema.allOf.map((part) => sampleOf(document, part, depth + 1));
  const own = objectSample(document, schema, depth);
  const isMadeOfObjects = parts.every((part) => typeof part === 'object' && part !== null);
  return isMadeOfObjects ? Object.assign({}, ...parts, own) : parts[0];
}

function namedExamples(
  document: OpenApiDocument,
  examples: Readonly<Record<string, ExampleObject | Reference>> | undefined,
): Record<string, unknown> {
  const all = Object.entries(examples ?? {});
  return Object.fromEntries(all.map(([name, node]) => [name, exampleOf(document, node).value]));
}

/**
 * Returns the example bodies of the contract for a media type, by name. If the contract names none, returns one body
 * under the name '': the unnamed example, or a sample of the schema.
 */
export function examplesOf(
  document: OpenApiDocument,
  media: MediaTypeObject,
): Readonly<Record<string, unknown>> {
  const named = namedExamples(document, media.examples);
  if (Object.keys(named).length > 0) return named;
  return { '': media.example ?? sampleOf(document, media.schema ?? {}) };
}

/** Returns the example bodies of the contract for a media type; never empty. */
export function bodiesOf(document: OpenApiDocument, media: MediaTypeObject): unknown[] {
  return Object.values(examplesOf(document, media));
}

/** Returns suggested values of a parameter, the best first. There is at least one. */
export function valuesOf(document: OpenApiDocument, parameter: ParameterObject): string[] {
  const { example, examples, schema = {} } = parameter;
  const { enum: values = [] } = schemaOf(document, schema);
  const suggested = [
    example,
    ...Object.values(namedExamples(document, examples)),
    ...values,
  ].filter((one) => one !== undefined && one !== null);
  const all = suggested.length > 0 ? suggested : [sampleOf(document, schema)];
  return [...new Set(all.map(String))];
}
