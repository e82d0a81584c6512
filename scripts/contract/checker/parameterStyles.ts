import {
  schemaOf,
  type OpenApiDocument,
  type ParameterObject,
  type SchemaObject,
} from '../openApi';
import { typed, typesOf } from './typedText';

/** A parameter as the value that its schema speaks of. */
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

/** Whether every value of a list, or every property of an object, is sent under a key of its own. */
function isExploded({ style, explode, in: place }: ParameterObject): boolean {
  return explode ?? (style === undefined ? place === 'query' : style === 'form');
}

const keysOfParameter = new WeakMap<ParameterObject, readonly RegExp[]>();

/** The keys of the query under which a parameter may stand. */
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
  const { properties, ...rest } = schemaOf(document, schema);
  const isObject = properties !== undefined || typesOf(rest).includes('object');
  return isObject && isExploded(parameter)
    ? [exactly(name), ...Object.keys(properties ?? {}).map(exactly)]
    : [exactly(name)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The value of a parameter that was sent; null where the way it is written (`style`) is one that is
 * not read here, such as objects.
 * @param texts what stands under its name, in order; at least one
 */
export function valueOf(
  document: OpenApiDocument,
  parameter: ParameterObject,
  texts: readonly string[],
): ReadParameter | null {
  const { schema, content, style, in: place } = parameter;
  const [text = ''] = texts;
  const json = Object.values(content ?? {})[0];
  if (json !== undefined) return { schema: json.schema ?? {}, value: parsed(text) };
  if (schema === undefined || style === 'matrix' || style === 'label') return null;
  const resolved = schemaOf(document, schema);
  const types = typesOf(resolved);
  if (types.includes('object')) return null;
  if (!types.includes('array')) return { schema, value: typed(document, schema, text) };
  const separator = SEPARATORS[style ?? (place === 'query' ? 'form' : 'simple')] ?? /,/;
  const isRepeated = place === 'query' && isExploded(parameter);
  const items = isRepeated ? texts : text === '' ? [] : text.split(separator);
  return {
    schema,
    value: items.map((one) => typed(document, resolved.items ?? {}, one.trim())),
  };
}
