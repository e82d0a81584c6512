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

/** Converts the text of a parameter or header to the type of its schema, if possible. */
export function typed(document: OpenApiDocument, schema: SchemaObject, text: string): unknown {
  const types = expand(document, [schema]).flatMap(typesOf);
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** A parameter as the value of its schema. */
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

/** Returns true if each item or property is sent under its own key. */
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

/** Types of a value, from all its schemas, without null. */
function shapesOf(all: readonly SchemaObject[]): readonly string[] {
  const types = all.flatMap(typesOf).filter((type) => type !== 'null');
  const hasProperties = all.some(({ properties }) => properties !== undefined);
  return types.length === 0 && hasProperties ? ['object'] : types;
}

/**
 * Possible values of a parameter's text: a list and a single value if its schema allows both. Empty
 * for a `style` that is not supported here, such as objects.
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

/** The most likely value of a parameter's text; null if its style is not supported. */
export function valueOf(
  document: OpenApiDocument,
  parameter: ParameterObject,
  texts: readonly string[],
): ReadParameter | null {
  return readingsOf(document, parameter, texts)[0] ?? null;
}

/**
 * Fields of a urlencoded form, converted to the types of its schema; null if the schema does not
 * name its fields.
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
