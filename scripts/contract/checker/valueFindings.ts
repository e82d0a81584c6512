import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SchemaObject } from '../openApi';
import type { Context } from './exchange';
import { finding, type Finding, type FindingPlace, type Rule } from './findings';

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
  multipleOf: 'body-bound',
  minLength: 'body-bound',
  maxLength: 'body-bound',
  minItems: 'body-bound',
  maxItems: 'body-bound',
  uniqueItems: 'body-bound',
  minProperties: 'body-bound',
  maxProperties: 'body-bound',
};

const REFUSED_PROPERTY: readonly string[] = ['additionalProperties', 'unevaluatedProperties'];

function ruleOf(error: ErrorObject): Rule {
  if (error.keyword === 'type' && error.data === null) return 'body-null';
  return RULE_OF_KEYWORD[error.keyword] ?? 'body-schema';
}

/** What the contract asks for, free of any language and of any value of the exchange. */
export function detailOf({ keyword, params }: ErrorObject): string {
  const asked: unknown =
    params['missingProperty'] ??
    params['type'] ??
    params['format'] ??
    params['pattern'] ??
    params['allowedValues'] ??
    params['multipleOf'] ??
    params['limit'];
  const isWord = typeof asked === 'string' || typeof asked === 'number';
  const text = Array.isArray(asked) ? asked.join(', ') : isWord ? String(asked) : '';
  const comparison: unknown = params['comparison'];
  if (typeof comparison === 'string') return `${comparison} ${text}`;
  return /^(min|max)/.test(keyword) ? `${keyword} ${text}` : text;
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

/** Where in the contract a rule was broken; `base` is the place of the schema that was compiled. */
export function brokenRule({ schemaPath }: ErrorObject, base: string): string {
  const [document = '', path = ''] = schemaPath.split('#');
  return decoded(document === '' ? `${base}${path}` : path);
}

function undocumented(place: FindingPlace): Finding {
  return finding('property-undocumented', place, 'The contract names no such property');
}

/** An object of a closed schema took another property: an answer may, a request is refused. */
function refusedProperty(context: Context, error: ErrorObject, place: FindingPlace): Finding {
  const { additionalProperty, unevaluatedProperty }: Record<string, unknown> = error.params;
  const name = context.names.invented(String(additionalProperty ?? unevaluatedProperty));
  const there = { ...place, pointer: `${place.pointer}/${name}` };
  return context.side === 'response'
    ? undocumented(there)
    : finding('property-refused', there, 'The contract allows no other properties here');
}

function undocumentedFindings(
  context: Context,
  schema: SchemaObject,
  value: unknown,
  base: string,
): Finding[] {
  const { operationId } = context.located.operation;
  return context.schemas.undocumented(schema, value).map((found) => {
    const end = found.lastIndexOf('/');
    const name = found
      .slice(end + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    const pointer = `/body${context.names.pointer(found.slice(0, end))}/${context.names.invented(name)}`;
    return undocumented({ operation: operationId, pointer, contract: base });
  });
}

/**
 * Checks a parsed body against its schema.
 * @param base JSON Pointer of the schema in the contract
 */
export function checkParsedBody(
  context: Context,
  schema: SchemaObject,
  value: unknown,
  base: string,
): Finding[] {
  const operation = context.located.operation.operationId;
  const wrong = context.schemas.check(schema, value, context.side).map((error) => {
    const pointer = `/body${context.names.pointer(error.instancePath)}`;
    const place = { operation, pointer, contract: brokenRule(error, base) };
    return REFUSED_PROPERTY.includes(error.keyword)
      ? refusedProperty(context, error, place)
      : finding(ruleOf(error), place, error.message ?? error.keyword, detailOf(error));
  });
  const known = new Set(wrong.map(({ pointer }) => pointer));
  const extra = undocumentedFindings(context, schema, value, base);
  return [...wrong, ...extra.filter(({ pointer }) => !known.has(pointer))];
}
