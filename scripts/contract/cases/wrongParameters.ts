import { valueOf } from '../checker/parameterStyles';
import type { SchemaChecks } from '../checker/schemas';
import { valuesOf } from '../live/sampleValue';
import { schemaOf, type OpenApiDocument, type ParameterObject } from '../openApi';
import { outOfBounds } from './breakings';

/** A parameter that is wrong; the text is null where it is left out. */
export interface WrongParameter {
  readonly text: string | null;
  /** What is wrong, in a word or two of English. */
  readonly what: string;
}

/**
 * What can be wrong with a parameter of the path or the query: missing where it is required, of
 * another type, out of its bounds, not of its enumeration. Only what its schema really refuses is
 * given.
 */
export function wrongParameters(
  document: OpenApiDocument,
  parameter: ParameterObject,
  checks: SchemaChecks,
): WrongParameter[] {
  const [sample = ''] = valuesOf(document, parameter);
  const read = valueOf(document, parameter, [sample]);
  if (read === null) return [];
  const isQuery = parameter.in === 'query';
  const texts = [
    ...(typeof read.value === 'string' ? [] : [{ what: 'type', text: '?' }]),
    ...outOfBounds(schemaOf(document, read.schema), read.value).map(([what, value]) => ({
      what,
      text: String(value),
    })),
  ];
  const refused = texts.filter(({ text }) => {
    // Without its text a path leads elsewhere.
    if (text === '' && !isQuery) return false;
    const value = valueOf(document, parameter, [text]);
    return value !== null && checks.check(value.schema, value.value, 'request').broken.length > 0;
  });
  const missing = isQuery && parameter.required === true ? [{ what: 'missing', text: null }] : [];
  return [...missing, ...refused];
}

/** Path and query of a call with one parameter in another way. */
export function withParameter(
  path: string,
  target: string,
  { in: place, name }: ParameterObject,
  text: string | null,
): string {
  const [route = '', search = ''] = target.split('?');
  if (place === 'query') {
    const query = new URLSearchParams(search);
    if (text === null) query.delete(name);
    else query.set(name, text);
    return query.size === 0 ? route : `${route}?${query.toString()}`;
  }
  const parts = route.split('/');
  const words = path
    .split('/')
    .map((word, index) =>
      word === `{${name}}` ? encodeURIComponent(text ?? '') : (parts[index] ?? word),
    );
  return words.join('/') + (search === '' ? '' : `?${search}`);
}
