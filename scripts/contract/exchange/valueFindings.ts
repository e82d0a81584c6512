import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  expand,
  isRecord,
  memberAt,
  memberSchemas,
  partsOf,
  pointerOf,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import type { Context } from './exchange';
import {
  finding,
  type Finding,
  type FindingPlace,
  placeIn,
  type Rule,
  type Details,
} from './findings';
import { kindOf, NOTHING, receivedBy } from './received';

/** Returns true if an object has the constants and enumeration values that an alternative requires. */
function isMeant({ document }: Context, schema: SchemaObject, value: unknown): boolean {
  if (!isRecord(value)) return true;
  return expand(document, [schema]).every(({ properties = {} }) =>
    Object.entries(properties).every(([name, node]) => {
      const property = schemaOf(document, node);
      const isOpen = property['x-extensible-enum'] === true || !(name in value);
      const known = property.enum ?? ('const' in property ? [property.const] : null);
      return isOpen || known === null || known.includes(value[name]);
    }),
  );
}

/** Returns the schemas of one value, the intended alternatives first. */
function schemasFor(
  context: Context,
  schemas: readonly SchemaObject[],
  value: unknown,
): SchemaObject[] {
  const all = expand(context.document, schemas);
  const isFitting = (schema: SchemaObject): boolean => isMeant(context, schema, value);
  return [...all.filter(isFitting), ...all.filter((one) => !isFitting(one))];
}

/**
 * Returns the JSON Pointer of the property of a value: its declaration, not the shared schema that it refers to. Null
 * if the contract does not list the property.
 * @param pointer into the value; the last part may be missing there
 */
function propertyPlace(
  context: Context,
  schema: SchemaObject,
  value: unknown,
  pointer: string,
): string | null {
  let schemas: readonly SchemaObject[] = [schema];
  let inner = value;
  let place: string | null = null;
  for (const part of partsOf(pointer)) {
    const isList = Array.isArray(inner);
    const speaking = schemasFor(context, schemas, inner);
    if (!isList) {
      const naming = speaking.find(({ properties = {} }) => Object.hasOwn(properties, part));
      const node = naming === undefined ? null : context.pointerIn(naming);
      place = node === null ? null : node + pointerOf('properties', part);
    }
    schemas = memberSchemas(speaking, isList ? null : part);
    inner = isRecord(inner) ? inner[part] : undefined;
  }
  return place;
}

const RULE_OF_KEYWORD: Readonly<Record<string, Rule>> = {
  required: 'body-required',
  type: 'body-type',
  enum: 'body-enum',
  const: 'body-enum',
  format: 'body-format',
  pattern: 'body-format',
};

/** Keywords that limit a number, a length or a count. */
const BOUND = /^(min|max|exclusive(Min|Max)|multipleOf|uniqueItems)/;

const REFUSED_PROPERTY: readonly string[] = ['additionalProperties', 'unevaluatedProperties'];

function ruleOf({ keyword, data }: ErrorObject): Rule {
  if (keyword === 'type' && data === null) return 'body-null';
  return RULE_OF_KEYWORD[keyword] ?? (BOUND.test(keyword) ? 'body-bound' : 'body-schema');
}

/** Returns the contract's requirement without values of the exchange, the same in every language. */
function detailOf({ keyword, params }: ErrorObject): string {
  const { alternatives }: Record<string, unknown> = params;
  if (Array.isArray(alternatives))
    return alternatives.map((one) => `«${String(one)}»`).join(' or ');
  const asked: unknown =
    params['missingProperty'] ??
    params['type'] ??
    params['format'] ??
    params['pattern'] ??
    params['allowedValues'] ??
    params['allowedValue'] ??
    params['multipleOf'] ??
    params['limit'];
  const isWord = typeof asked === 'string' || typeof asked === 'number';
  const text = Array.isArray(asked) ? asked.join(', ') : isWord ? String(asked) : '';
  const comparison: unknown = params['comparison'];
  if (typeof comparison === 'string') return `${comparison} ${text}`;
  return /^(min|max)/.test(keyword) ? `${keyword} ${text}` : text;
}

/** Returns the texts of a finding about the rule that the error breaks. */
export function detailsOf(error: ErrorObject): Required<Details> {
  const { keyword, params } = error;
  const detail = detailOf(error);
  const asked = REFUSED_PROPERTY.includes(keyword) ? 'no other properties' : detail;
  const isOneMissing = Array.isArray(params['alternatives']);
  return {
    message: isOneMissing ? `${detail} is missing` : (error.message ?? keyword),
    detail,
    expected: asked === '' ? keyword : asked,
    received: receivedBy(error),
  };
}

function undocumented(place: FindingPlace, value: unknown): Finding {
  return finding('property-undocumented', place, { expected: NOTHING, received: kindOf(value) });
}

/**
 * Returns the finding about a property that a closed schema forbids. A response may have it, but a request with it
 * is refused.
 */
function refusedProperty(context: Context, error: ErrorObject, place: FindingPlace): Finding {
  const { additionalProperty, unevaluatedProperty }: Record<string, unknown> = error.params;
  const name = String(additionalProperty ?? unevaluatedProperty);
  const there = { ...place, pointer: `${place.pointer}/${context.names.invented(name)}` };
  if (context.side === 'response') return undocumented(there, memberAt(error.data, [name]));
  const { expected, received } = detailsOf(error);
  return finding('property-refused', there, { expected, received });
}

function undocumentedFindings(
  context: Context,
  schema: SchemaObject,
  value: unknown,
  base: string,
): Finding[] {
  return context.schemas.undocumented(schema, value).map(({ pointer: found, schema: object }) => {
    const [name = ''] = partsOf(found).slice(-1);
    const above = context.names.pointer(found.slice(0, found.lastIndexOf('/')));
    const pointer = `/body${above}/${context.names.invented(name)}`;
    const contract = (object === null ? null : context.pointerIn(object)) ?? base;
    const place = { ...placeIn(context.located, pointer), contract };
    return undocumented(place, memberAt(value, partsOf(found)));
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
  const placeOf = (instancePath: string, contract: string | null): FindingPlace => ({
    ...placeIn(context.located, `/body${context.names.pointer(instancePath)}`),
    contract: contract ?? base,
  });
  const { broken, unknown } = context.schemas.check(schema, value, context.side);
  const wrong = broken.map(({ error, contract }) => {
    const place = placeOf(error.instancePath, contract);
    if (REFUSED_PROPERTY.includes(error.keyword)) return refusedProperty(context, error, place);
    const missing: unknown = error.params['missingProperty'];
    const below = typeof missing === 'string' ? pointerOf(missing) : '';
    const property = propertyPlace(context, schema, value, error.instancePath + below);
    return finding(ruleOf(error), { ...place, property }, detailsOf(error));
  });
  const isTold = context.reportsNews && context.side === 'response';
  const grown = (isTold ? unknown : []).map(({ instancePath, contract, known }) => {
    const property = propertyPlace(context, schema, value, instancePath);
    const place = { ...placeOf(instancePath, contract), property };
    const detail = known.filter((one) => typeof one === 'string').join(', ');
    const received = kindOf(memberAt(value, partsOf(instancePath)));
    return finding('enum-value-unknown', place, { detail, expected: detail, received });
  });
  const known = new Set(wrong.map(({ pointer }) => pointer));
  const extra = undocumentedFindings(context, schema, value, base);
  return [...wrong, ...grown, ...extra.filter(({ pointer }) => !known.has(pointer))];
}
