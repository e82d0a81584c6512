import { comparisonsFor, searchOf } from '../model/searchable';
import { bodyContentOf } from '../model/samples';
import {
  headerOf,
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
  pointerOf,
  requestBodyOf,
  responseOf,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';

export interface Breach {
  readonly rule: string;
  /** operationId, or the JSON Pointer of the fault. */
  readonly where: string;
}

const ORIGINS = new Set(['documented', 'inferred', 'proposed']);
const CAMEL_CASE = /^[a-z]+([A-Z][a-z]*|\d+)*$/;
const ERROR_STATUS = /^[45]\d\d$/;

/** Keywords that our contract must not use, because they come from OpenAPI 3.0 or generators read them differently. */
const BANNED_KEYWORDS = ['nullable', 'prefixItems', 'patternProperties', 'readOnly', 'writeOnly'];

type OperationRule = (document: OpenApiDocument, located: LocatedOperation) => boolean;

function responsesOf(document: OpenApiDocument, { operation }: LocatedOperation) {
  return Object.entries(operation.responses).map(
    ([status, node]) => [status, responseOf(document, node)] as const,
  );
}

function hasSharedErrors(document: OpenApiDocument, located: LocatedOperation): boolean {
  return responsesOf(document, located)
    .filter(([status]) => ERROR_STATUS.test(status))
    .every(
      ([, { content }]) =>
        content?.['application/json']?.schema?.$ref === '#/components/schemas/ApiError',
    );
}

function hasExamples(document: OpenApiDocument, located: LocatedOperation): boolean {
  const { requestBody } = located.operation;
  const contents = [
    ...(requestBody === undefined ? [] : [requestBodyOf(document, requestBody).content]),
    ...responsesOf(document, located).map(([, { content }]) => content ?? {}),
  ];
  return contents
    .flatMap((content) => Object.values(content))
    .filter(({ schema }) => schema?.format !== 'binary')
    .every(({ examples }) => Object.keys(examples ?? {}).length > 0);
}

function hasNamedFile(document: OpenApiDocument, located: LocatedOperation): boolean {
  return responsesOf(document, located)
    .filter(([, { content }]) =>
      Object.values(content ?? {}).some(({ schema }) => schema?.format === 'binary'),
    )
    .every(([, { headers }]) => {
      const node = headers?.['Content-Disposition'];
      return node !== undefined && headerOf(document, node).required === true;
    });
}

function hasNamedBody(document: OpenApiDocument, { operation }: LocatedOperation): boolean {
  if (operation.requestBody === undefined) return true;
  const { required } = requestBodyOf(document, operation.requestBody);
  return required === true && bodyContentOf(document, operation)?.schema?.$ref !== undefined;
}

/**
 * Returns true if an operation with a path parameter describes a 400, which it needs for values that are too long
 * or unknown.
 */
function hasBadRequest(_: OpenApiDocument, { operation, parameters }: LocatedOperation): boolean {
  return !parameters.some((one) => one.in === 'path') || '400' in operation.responses;
}

/** Returns true if each 429 and 503 response has the header `Retry-After`. */
function hasRetryAfter(document: OpenApiDocument, located: LocatedOperation): boolean {
  return responsesOf(document, located)
    .filter(([status]) => status === '429' || status === '503')
    .every(([, { headers }]) => headers?.['Retry-After'] !== undefined);
}

/** Returns false for a list without `x-searchable`, or with filters or sort orders that do not suit its rows. */
function isSearchable(document: OpenApiDocument, located: LocatedOperation): boolean {
  const schema = bodyContentOf(document, located.operation)?.schema;
  const asked = schema === undefined ? {} : schemaOf(document, schema).properties;
  if (asked?.['filters'] === undefined) return true;
  const search = searchOf(document, located);
  if (search === null) return false;
  const suits = ([field, operations]: [string, readonly string[]]): boolean => {
    const held = search.field(field);
    const possible = held === null ? [] : comparisonsFor(held);
    return operations.length > 0 && operations.every((one) => possible.includes(one));
  };
  const isOrdered = (field: string): boolean => {
    const held = search.field(field);
    return held !== null && !held.isList && held.kind !== 'object';
  };
  return Object.entries(search.filters).every(suits) && search.sorts.every(isOrdered);
}

const OPERATION_RULES: Readonly<Record<string, OperationRule>> = {
  'x-origin': (_, { operation }) => ORIGINS.has(operation['x-origin'] ?? ''),
  'operationId-camel-case': (_, { operation }) => CAMEL_CASE.test(operation.operationId),
  summaries: (_, { operation }) =>
    [operation.summary, operation['x-summary-en']].every((text) => (text ?? '').trim() !== ''),
  'one-declared-tag': (document, { operation: { tags } }) =>
    tags.length === 1 && (document.tags ?? []).some(({ name }) => name === tags[0]),
  'one-success': (_, { operation }) =>
    Object.keys(operation.responses).filter((status) => status.startsWith('2')).length === 1,
  'error-responses': (_, { operation: { responses } }) =>
    ['401', '500', '503'].every((status) => status in responses),
  // For a range of statuses, some generators write code that does not compile.
  'named-statuses': (_, { operation: { responses } }) =>
    Object.keys(responses).every((status) => /^\d{3}$/.test(status)),
  'bad-request': hasBadRequest,
  'retry-after': hasRetryAfter,
  searchable: isSearchable,
  'shared-errors': hasSharedErrors,
  examples: hasExamples,
  'named-file': hasNamedFile,
  'named-body': hasNamedBody,
};

function operationBreaches(document: OpenApiDocument): Breach[] {
  return operationsOf(document).flatMap((located) =>
    Object.entries(OPERATION_RULES)
      .filter(([, holds]) => !holds(document, located))
      .map(([rule]) => ({ rule, where: located.operation.operationId })),
  );
}

/** Returns the parameter's name if a path segment is a parameter; undefined for a fixed segment. */
export function nameOf(segment: string): string | undefined {
  return /^\{(.+)\}$/.exec(segment)?.[1];
}

/**
 * Returns true if one address can match both templates and neither is more specific; linters call such paths ambiguous.
 */
function looksAmbiguous(path: string, otherPath: string): boolean {
  const segments = path.split('/').map((segment, index) => [segment, otherPath.split('/')[index]]);
  const isFree = (segment: string | undefined) => nameOf(segment ?? '') !== undefined;
  return (
    path.split('/').length === otherPath.split('/').length &&
    segments.every(([one, other]) => one === other || isFree(one) || isFree(other)) &&
    segments.some(([one, other]) => isFree(one) && !isFree(other)) &&
    segments.some(([one, other]) => isFree(other) && !isFree(one))
  );
}

/**
 * Returns breaches for paths that other linters call ambiguous, unless the contract declares that they are distinct.
 */
function pathBreaches({ paths }: OpenApiDocument): Breach[] {
  const all = Object.entries(paths);
  return all.flatMap(([path, item], index) =>
    all
      .slice(index + 1)
      .filter(([other]) => looksAmbiguous(path, other))
      .filter(
        ([other, otherItem]) =>
          item['x-distinct-from']?.includes(other) !== true &&
          otherItem['x-distinct-from']?.includes(path) !== true,
      )
      .map(() => ({ rule: 'distinct-paths', where: `#${pointerOf('paths', path)}` })),
  );
}

function isKopeks({ type, format }: SchemaObject): boolean {
  return format === 'int64' && [type].flat().includes('integer');
}

/** Names of properties with a fixed meaning, and the schema that each requires. */
const PROPERTY_RULES: readonly {
  rule: string;
  name: RegExp;
  holds: (schema: SchemaObject) => boolean;
}[] = [
  {
    rule: 'money-in-kopeks',
    name: /(Limit|Price|Sum|Amount|Premium|Cost)$|^(sum|amount|price)$/,
    // Some objects have a property of the same name: `financingLimit.financingLimit`.
    holds: (schema) => isKopeks(schema) || schema.type === 'object',
  },
  {
    rule: 'instant-with-offset',
    name: /DateTime$/,
    holds: ({ format }) => format === 'date-time',
  },
  {
    rule: 'day',
    name: /Date$/,
    holds: ({ format, pattern }) =>
      format === 'date' || pattern?.endsWith(String.raw`\.\d{4}$`) === true,
  },
];

/** Returns true if a property or its referenced schema has a description. */
function isDescribed(document: OpenApiDocument, property: SchemaObject): boolean {
  const { description } = property;
  return (description ?? schemaOf(document, property).description ?? '').trim() !== '';
}

function schemaBreaches(document: OpenApiDocument, schema: SchemaObject, where: string): Breach[] {
  const origin = schema['x-origin'];
  const banned = BANNED_KEYWORDS.filter((keyword) => keyword in schema);
  const properties = Object.entries(schema.properties ?? {});
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const parts = [
    ...properties.map(([name, inner]) => [`properties/${name}`, inner] as const),
    ...(schema.items === undefined ? [] : [['items', schema.items] as const]),
    ...[...allOf, ...anyOf, ...oneOf].map((inner, at) => [`composition/${at}`, inner] as const),
  ];
  return [
    ...(origin === undefined || ORIGINS.has(origin) ? [] : [{ rule: 'x-origin', where }]),
    ...banned.map((keyword) => ({ rule: `banned-${keyword}`, where })),
    ...properties
      .filter(([, inner]) => !isDescribed(document, inner))
      .map(([name]) => ({ rule: 'described-property', where: `${where}/properties/${name}` })),
    ...properties.flatMap(([name, inner]) => {
      const property = schemaOf(document, inner);
      const broken = PROPERTY_RULES.filter((one) => one.name.test(name) && !one.holds(property));
      return broken.map(({ rule }) => ({ rule, where: `${where}/properties/${name}` }));
    }),
    ...parts.flatMap(([part, inner]) => schemaBreaches(document, inner, `${where}/${part}`)),
  ];
}

/** Returns the violations of our own rules, which Redocly does not know. */
export function breaches(document: OpenApiDocument): Breach[] {
  const named = Object.keys(document.components?.['schemas'] ?? {});
  return [
    ...operationBreaches(document),
    ...pathBreaches(document),
    ...named.flatMap((name) => {
      const where = `#/components/schemas/${name}`;
      return schemaBreaches(document, schemaOf(document, { $ref: where }), where);
    }),
  ];
}
