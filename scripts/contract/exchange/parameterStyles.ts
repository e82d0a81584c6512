import {
  expand,
  type OpenApiDocument,
  type ParameterObject,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import type { Context } from './exchange';

/** Types of a schema as a list. */
export function typesOf(schema: SchemaObject): readonly string[] {
  const { type } = schema;
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** Text of a parameter or header as the type that its schema asks for, where it reads as one. */
export function typed(document: OpenApiDocument, schema: SchemaObject, text: string): unknown {
  const types = expand(document, [schema]).flatMap(typesOf);
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** A parameter as the value that its schema describes. */
interface ReadParameter {
  readonly schema: SchemaObject;
  readonly value: unknown;
}

const SEPARATORS: Readonly<Record<string, RegExp>> = {
  form: /,/,
  simple: /,/,
  spaceDelimited: /%20| /,
  pipeDelimited: /\|/,
};

function exactly(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`);
}

/** Returns true if every value of a list, or every property of an object, is sent under a key of its own. */
function isExploded({ style, explode, in: place }: ParameterObject): boolean {
  return explode ?? (style === undefined ? place === 'query' : style === 'form');
}

const keysOfParameter = new WeakMap<ParameterObject, readonly RegExp[]>();

/** Returns the keys of the query that a parameter may use. */
export function describedKeys(
  document: OpenApiDocument,
  parameter: ParameterObject,
): readonly RegExp[] {
  const known = keysOfParameter.get(parameter) ?? keysOf(document, parameter);
  keysOfParameter.set(parameter, known);
  return known;
}

function keysOf(document: OpenApiDocument, parameter: ParameterObject): RegExp[] {
  const { name, style, schema = {} } = parameter;
  if (parameter.in !== 'query') return [];
  if (style === 'deepObject') return [new RegExp(`${exactly(name).source.slice(0, -1)}\\[`)];
  const properties = expand(document, [schema]).flatMap((one) => Object.keys(one.properties ?? {}));
  return [name, ...(isExploded(parameter) ? properties : [])].map(exactly);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Types of a value, besides null, wherever its schemas say them. */
function shapesOf(all: readonly SchemaObject[]): readonly string[] {
  const types = all.flatMap(typesOf).filter((type) => type !== 'null');
  const hasProperties = all.some(({ properties }) => properties !== undefined);
  return types.length === 0 && hasProperties ? ['object'] : types;
}

/**
 * The values that the text of a parameter may mean: a list and a single value where its schema takes
 * both. None where the way it is written (`style`) is one that is not read here, such as objects.
 * @param texts values of its name, in order; at least one
 */
export function readingsOf(
  document: OpenApiDocument,
  parameter: ParameterObject,
  texts: readonly string[],
): ReadParameter[] {
  const { schema, content, style, in: place } = parameter;
  const [text = ''] = texts;
  const json = Object.values(content ?? {})[0];
  if (json !== undefined) return [{ schema: json.schema ?? {}, value: parsed(text) }];
  if (schema === undefined || style === 'matrix' || style === 'label') return [];
  const all = expand(document, [schema]);
  const types = shapesOf(all);
  const hasList = types.includes('array');
  const isSingle = types.length === 0 || types.some((one) => one !== 'array' && one !== 'object');
  const separator = SEPARATORS[style ?? (place === 'query' ? 'form' : 'simple')] ?? /,/;
  const isRepeated = place === 'query' && isExploded(parameter);
  const items = isRepeated ? texts : text === '' ? [] : text.split(separator);
  const allOf = all.flatMap((one) => (one.items === undefined ? [] : [one.items]));
  const list = items.map((one) => typed(document, { allOf }, one.trim()));
  return [
    ...(isSingle && (items.length < 2 || !hasList) ? [typed(document, schema, text)] : []),
    ...(hasList ? [list] : []),
  ].map((value) => ({ schema, value }));
}

/** The likeliest of the values that the text of a parameter may mean; null where none is read. */
export function valueOf(
  document: OpenApiDocument,
  parameter: ParameterObject,
  texts: readonly string[],
): ReadParameter | null {
  return readingsOf(document, parameter, texts)[0] ?? null;
}

/**
 * The fields of a form that was sent urlencoded, with the types that its schema asks for; null
 * where the schema does not name its fields itself.
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
