import {
  expand,
  isRecord,
  memberSchemas,
  type OpenApiDocument,
  type ParameterObject,
  pointerOf,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import { decoded } from '../model/address';
import { type CheckedHeaders, type Context, headerValue, parsedBody } from './exchange';
import { finding, type Finding, type FindingPlace, placeIn, type Rule } from './findings';
import { NOTHING } from './received';
import { detailsOf } from './valueFindings';

/** Returns the types that a schema itself lists; empty if it lists none. */
function typesOf(schema: SchemaObject): readonly string[] {
  const { type } = schema;
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** Converts the text of a parameter or header to the type of its schema; returns the text if that is impossible. */
function typed(document: OpenApiDocument, schema: SchemaObject, text: string): unknown {
  const types = expand(document, [schema]).flatMap(typesOf);
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

interface ReadParameter {
  readonly schema: SchemaObject;
  readonly value: unknown;
}

/** Separators of list items by style; all other styles use commas. */
const SEPARATORS: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /%20| /,
  pipeDelimited: /\|/,
};

/** Returns true if each list item or object property is sent as a separate `key=value`. */
function isExploded({ style, explode, in: place }: ParameterObject): boolean {
  return explode ?? (style === undefined ? place === 'query' : style === 'form');
}

/** Returns true if a parameter may be sent under this key of the query. */
function usesKey(document: OpenApiDocument, parameter: ParameterObject, key: string): boolean {
  const { name, in: place, style, schema = {} } = parameter;
  if (place !== 'query') return false;
  if (style === 'deepObject') return key.startsWith(`${name}[`);
  if (key === name) return true;
  if (!isExploded(parameter)) return false;
  return expand(document, [schema]).some(({ properties = {} }) => Object.hasOwn(properties, key));
}

/** Returns the types in all schemas of a value, without null. */
function shapesOf(all: readonly SchemaObject[]): readonly string[] {
  const types = all.flatMap(typesOf).filter((type) => type !== 'null');
  const hasProperties = all.some(({ properties }) => properties !== undefined);
  return types.length === 0 && hasProperties ? ['object'] : types;
}

/**
 * Returns the possible values of a parameter: a single value, a list, or both if its schema allows both. Empty for an
 * unsupported `style`, such as one for objects.
 * @param texts all texts that the request has under the parameter's name; at least one
 */
function readingsOf(
  document: OpenApiDocument,
  parameter: ParameterObject,
  texts: readonly string[],
): ReadParameter[] {
  const { schema, content, style, in: place } = parameter;
  const [text = ''] = texts;
  const json = Object.values(content ?? {})[0];
  if (json !== undefined) {
    const value = parsedBody(text);
    return [{ schema: json.schema ?? {}, value: value === undefined ? text : value }];
  }
  if (schema === undefined || style === 'matrix' || style === 'label') return [];
  const all = expand(document, [schema]);
  const types = shapesOf(all);
  const hasList = types.includes('array');
  const isSingle = types.length === 0 || types.some((one) => one !== 'array' && one !== 'object');
  const separator = SEPARATORS[style ?? ''] ?? /,/;
  const isRepeated = place === 'query' && isExploded(parameter);
  const items = isRepeated ? texts : text === '' ? [] : text.split(separator);
  const allOf = memberSchemas(all, null);
  const list = items.map((one) => typed(document, { allOf }, one.trim()));
  return [
    ...(isSingle && (items.length < 2 || !hasList) ? [typed(document, schema, text)] : []),
    ...(hasList ? [list] : []),
  ].map((value) => ({ schema, value }));
}

/** Returns the most likely value of a parameter's text; null if its style is not supported. */
export function valueOf(
  document: OpenApiDocument,
  parameter: ParameterObject,
  texts: readonly string[],
): ReadParameter | null {
  return readingsOf(document, parameter, texts)[0] ?? null;
}

/**
 * Returns the fields of a urlencoded form, converted to the types of its schema; null if the schema does not name its
 * fields.
 */
export function formValues(
  context: Context,
  schema: SchemaObject,
  text: string,
): Readonly<Record<string, unknown>> | null {
  const { properties } = schemaOf(context.document, schema);
  if (properties === undefined) return null;
  const sent = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const property = properties[name] ?? {};
      const { type, items = {} } = schemaOf(context.document, property);
      const texts = sent.getAll(name);
      const value =
        type === 'array'
          ? texts.map((one) => typed(context.document, items, one))
          : typed(context.document, property, texts[0] ?? '');
      return [name, value];
    }),
  );
}

/** Returns at most one finding for a value, even if it breaks several rules of its schema. */
function checkValue(
  context: Context,
  schema: SchemaObject,
  value: unknown,
  rule: Rule,
  place: FindingPlace,
): Finding[] {
  const [first] = context.schemas.check(schema, value, context.side).broken;
  if (first === undefined) return [];
  const contract = first.contract ?? place.contract;
  return [finding(rule, { ...place, contract, property: place.contract }, detailsOf(first.error))];
}

/** Returns the findings about the texts of a parameter or header. One valid reading of the texts is enough. */
export function checkTexts(
  context: Context,
  parameter: ParameterObject,
  texts: readonly string[],
  rule: Rule,
  place: FindingPlace,
): Finding[] {
  const found = readingsOf(context.document, parameter, texts).map(({ schema, value }) =>
    checkValue(context, schema, value, rule, place),
  );
  return found.find((findings) => findings.length === 0) ?? found[0] ?? [];
}

interface Sent {
  readonly pathParams: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: CheckedHeaders;
}

/** Returns the value of the first cookie of this name; undefined if the request has none. */
function cookieOf(headers: CheckedHeaders, name: string): string | undefined {
  const cookies = (headerValue(headers, 'cookie') ?? '').split(';').map((one) => one.trim());
  const found = cookies.find((one) => one.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
}

function textOf({ pathParams, headers }: Sent, { in: place, name }: ParameterObject) {
  if (place === 'path') return pathParams[name];
  return place === 'cookie' ? cookieOf(headers, name) : headerValue(headers, name);
}

/** Returns all texts that a request has for a parameter. */
function textsOf(sent: Sent, parameter: ParameterObject): string[] {
  if (parameter.in === 'query') return sent.query.getAll(parameter.name);
  const text = textOf(sent, parameter);
  return text === undefined || text === null ? [] : [text];
}

const FOLDER_OF_PLACE = {
  path: 'path',
  query: 'query',
  header: 'headers',
  cookie: 'cookies',
} as const;

function checkParameter(context: Context, parameter: ParameterObject, sent: Sent): Finding[] {
  const { name, in: place, required } = parameter;
  const { located } = context;
  const written = placeIn(located, pointerOf(FOLDER_OF_PLACE[place], name), 'parameters');
  const where = { ...written, contract: context.pointerIn(parameter) ?? written.contract };
  const texts = textsOf(sent, parameter);
  if (texts.length === 0) {
    const isElsewhere = [...sent.query.keys()].some((key) =>
      usesKey(context.document, parameter, key),
    );
    // Recordings of browsers leave out all cookies, so a request without any proves nothing, in live traffic neither.
    const isUnknown = place === 'cookie' && headerValue(sent.headers, 'cookie') === null;
    if (required !== true || isElsewhere || isUnknown) return [];
    const details = { detail: name, expected: name, received: NOTHING };
    return [finding('parameter-missing', where, details)];
  }
  return checkTexts(context, parameter, texts, 'parameter-invalid', where);
}

/** Returns the names of API keys (`securitySchemes`) in the query. */
function keysInQuery({ document }: Context): string[] {
  return Object.values(document.components?.['securitySchemes'] ?? {})
    .filter(isRecord)
    .filter((scheme) => scheme['in'] === 'query')
    .map(({ name }) => String(name));
}

/** Checks the parameters of a request, and finds undocumented query parameters. */
export function checkParameters(context: Context, sent: Sent): Finding[] {
  const { parameters } = context.located;
  const undocumented = [...new Set(sent.query.keys())].filter(
    (name) =>
      !parameters.some((one) => usesKey(context.document, one, name)) &&
      !keysInQuery(context).includes(name),
  );
  return [
    ...parameters.flatMap((parameter) => checkParameter(context, parameter, sent)),
    ...undocumented.map((name) => {
      const pointer = pointerOf('query', context.names.invented(name));
      const place = placeIn(context.located, pointer);
      return finding('query-undocumented', place, { expected: NOTHING, received: 'string' });
    }),
  ];
}
