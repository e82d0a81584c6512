import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerOf, type MediaTypeObject, type SchemaObject } from '../openApi';
import { headerValue, type CheckedBody, type CheckedHeaders, type Context } from './exchange';
import { finding, type Finding, type Rule } from './findings';
import { coveringKey, isJson, parseMediaType } from './mediaType';

const RULE_OF_KEYWORD: Readonly<Record<string, Rule>> = {
  required: 'body-required',
  type: 'body-type',
  enum: 'body-enum',
  const: 'body-enum',
  format: 'body-format',
  pattern: 'body-format',
  minimum: 'body-bound',
  maximum: 'body-bound',
  exclusiveMinimum: 'body-bound',
  exclusiveMaximum: 'body-bound',
  minLength: 'body-bound',
  maxLength: 'body-bound',
  minItems: 'body-bound',
  maxItems: 'body-bound',
};

function ruleOf(error: ErrorObject): Rule {
  if (error.keyword === 'type' && error.data === null) return 'body-null';
  return RULE_OF_KEYWORD[error.keyword] ?? 'body-schema';
}

/** An empty body and none at all look the same on the wire. */
export function isEmpty(body: CheckedBody): boolean {
  return body === null || body === undefined || body.length === 0;
}

function checkJson(context: Context, schema: SchemaObject, body: CheckedBody): Finding[] {
  const operation = context.located.operation.operationId;
  let value: unknown;
  try {
    value = JSON.parse(
      typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined),
    );
  } catch {
    return [finding('body-not-json', operation, '/body', 'The body is not JSON')];
  }
  return [
    ...context.schemas
      .check(schema, value)
      .map((error) =>
        finding(
          ruleOf(error),
          operation,
          `/body${error.instancePath}`,
          error.message ?? error.keyword,
        ),
      ),
    ...context.schemas
      .undocumented(schema, value)
      .map((pointer) =>
        finding(
          'property-undocumented',
          operation,
          `/body${pointer}`,
          'The contract names no such property',
        ),
      ),
  ];
}

function checkCharset(operation: string, charset: string | null): Finding[] {
  return charset === null || charset === 'utf-8'
    ? []
    : [finding('charset', operation, '/headers/content-type', 'JSON goes in UTF-8')];
}

/** Checks a body against the `content` of its side; `content` absent means that none is allowed. */
export function checkBody(
  context: Context,
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
  headers: CheckedHeaders,
  body: CheckedBody,
): Finding[] {
  const operation = context.located.operation.operationId;
  const keys = Object.keys(content ?? {});
  if (keys.length === 0) {
    return isEmpty(body)
      ? []
      : [finding('body-unexpected', operation, '/body', 'The contract describes no body here')];
  }
  if (isEmpty(body)) return [finding('body-missing', operation, '/body', 'The body is empty')];

  const contentType = headerValue(headers, 'content-type');
  const { essence, charset } = parseMediaType(contentType ?? '');
  const key = contentType === null ? null : coveringKey(keys, essence);
  if (key === null) {
    const message = `Content-Type must be ${keys.join(' or ')}`;
    return [finding('content-type', operation, pointerOf('headers', 'content-type'), message)];
  }
  const schema = content?.[key]?.schema;
  if (schema === undefined || !isJson(key)) return [];
  return [...checkCharset(operation, charset), ...checkJson(context, schema, body)];
}
