import type { SchemaChecks } from '../exchange/schemas';
import {
  expand,
  isRecord,
  type MediaTypeObject,
  memberSchemas,
  type OpenApiDocument,
  type ParameterObject,
  partsOf,
  pointerOf,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import { valueOf } from '../exchange/checkParameters';
import { valuesOf } from '../model/samples';
import { BOUNDARY, formOfParts, type FormPart } from './callPlan';

export interface Breaking {
  readonly body: unknown;
  /** JSON Pointer into the body. */
  readonly pointer: string;
  /** The mistake in one or two English words. */
  readonly what: string;
}

const LONGEST = 100_000;

/** Returns values of the right type, each breaking one rule of a schema. */
function outOfBounds(
  schema: SchemaObject,
  value: unknown,
): (readonly [what: string, value: unknown])[] {
  const { minLength = 0, maxLength = LONGEST, minItems = 0, maxItems = LONGEST } = schema;
  const { minimum, maximum, format, pattern } = schema;
  if (typeof value === 'string') {
    return [
      ...(minLength > 0 ? [['too short', ''] as const] : []),
      ...(maxLength < LONGEST ? [['too long', 'я'.repeat(maxLength + 1)] as const] : []),
      ...(schema.enum === undefined ? [] : [['unknown value', `${value}_?`] as const]),
      ...(format === undefined && pattern === undefined ? [] : [['format', '?'] as const]),
    ];
  }
  if (typeof value === 'number') {
    return [
      ...(minimum === undefined ? [] : [['too small', minimum - 1] as const]),
      ...(maximum === undefined ? [] : [['too great', maximum + 1] as const]),
    ];
  }
  if (!Array.isArray(value)) return [];
  const [first] = value;
  return [
    ...(minItems > 0 ? [['too few', []] as const] : []),
    ...(maxItems < LONGEST && first !== undefined
      ? [['too many', Array.from({ length: maxItems + 1 }, (): unknown => first)] as const]
      : []),
  ];
}

function ofOtherType(value: unknown): unknown {
  return typeof value === 'object' ? 7 : { other: true };
}

/** Yields a value and its parts (of a list only the first item), each with a function that replaces the part. */
function* placesOf(
  value: unknown,
  pointer: string,
  put: (inner: unknown) => unknown,
): Generator<{ value: unknown; pointer: string; put: (inner: unknown) => unknown }> {
  yield { value, pointer, put };
  if (Array.isArray(value)) {
    if (value.length === 0) return;
    const [first, ...rest] = value;
    yield* placesOf(first, `${pointer}/0`, (inner) => put([inner, ...rest]));
    return;
  }
  if (!isRecord(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const place = pointer + pointerOf(name);
    yield* placesOf(inner, place, (changed) => put({ ...value, [name]: changed }));
  }
}

/** Returns the schemas of a part of a value, those of all alternatives included. */
function schemasAt(document: OpenApiDocument, root: SchemaObject, pointer: string): SchemaObject[] {
  return partsOf(pointer).reduce(
    (schemas, part) =>
      expand(document, [...memberSchemas(schemas, part), ...memberSchemas(schemas, null)]),
    expand(document, [root]),
  );
}

function candidates(document: OpenApiDocument, schema: SchemaObject, body: unknown): Breaking[] {
  const found: Breaking[] = [];
  for (const { value, pointer, put } of placesOf(body, '', (inner) => inner)) {
    const add = (what: string, inner: unknown): void => {
      found.push({ body: put(inner), pointer, what });
    };
    add('type', ofOtherType(value));
    if (pointer !== '') add('null', null);
    const seen = new Set<string>();
    for (const [what, wrong] of schemasAt(document, schema, pointer).flatMap((one) =>
      outOfBounds(one, value),
    )) {
      if (!seen.has(what)) add(what, wrong);
      seen.add(what);
    }
    if (!isRecord(value) || Array.isArray(value)) continue;
    for (const name of Object.keys(value)) {
      const { [name]: _missing, ...others } = value;
      found.push({ body: put(others), pointer: pointer + pointerOf(name), what: 'missing' });
    }
  }
  return found;
}

/**
 * Returns bodies with one mistake each: a value missing, null, of another type, out of bounds, in
 * another format, not in its enumeration. The schema refuses each of them.
 *
 * @param body one that the schema allows
 * @param checks of the same contract
 */
export function breakingsOf(
  document: OpenApiDocument,
  schema: SchemaObject,
  body: unknown,
  checks: SchemaChecks,
): Breaking[] {
  return candidates(document, schema, body).filter(
    (one) => checks.check(schema, one.body, 'request').broken.length > 0,
  );
}

/** An invalid parameter. `text` is null if the call leaves it out. */
interface WrongParameter {
  readonly text: string | null;
  /** The mistake in one or two English words. */
  readonly what: string;
}

/**
 * Returns invalid values of a path or query parameter: missing if it is required, of another type, out of bounds, not
 * in its enumeration. The schema refuses each of them.
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
    // With an empty path parameter, the address would be another one.
    if (text === '' && !isQuery) return false;
    const value = valueOf(document, parameter, [text]);
    return value !== null && checks.check(value.schema, value.value, 'request').broken.length > 0;
  });
  const missing = isQuery && parameter.required === true ? [{ what: 'missing', text: null }] : [];
  return [...missing, ...refused];
}

/** Returns path and query of a call with one parameter changed. */
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

interface WrongForm {
  readonly part: string;
  /** The mistake in one or two English words. */
  readonly what: string;
  readonly type: string;
  readonly text: string;
  /**
   * Arguments of curl that send the same form. The reader puts the content of a file into body.bin; an empty file is
   * read from /dev/null.
   */
  readonly curl: string;
}

/** Limit in bytes of generated files. Limits of a contract above it are not tested. */
const MOST_BYTES = 64 * 1024 * 1024;

/** An executable, for operations that list the types that they allow. */
const STRANGE = { filename: 'example.exe', type: 'application/x-msdownload' };

function curlOf({ name, content, filename, type }: FormPart): string {
  const file = content === '' ? '/dev/null' : 'body.bin';
  return filename === undefined
    ? `-F '${name}=${content}'`
    : `-F '${name}=@${file};filename=${filename};type=${type}'`;
}

/**
 * Returns forms with one mistake each: the file is missing, renamed, shorter or longer than its schema allows (bytes),
 * or of a type that the contract does not list.
 *
 * @param example the contract's example of the form
 */
export function wrongForms(
  document: OpenApiDocument,
  { schema, encoding = {} }: MediaTypeObject,
  example: unknown,
): WrongForm[] {
  const { properties = {}, required = [] } = schema === undefined ? {} : schemaOf(document, schema);
  const shown: Readonly<Record<string, unknown>> = Object.assign({}, example);
  return required.flatMap((name) => {
    const content = shown[name];
    const {
      format,
      minLength = 0,
      maxLength = Infinity,
    } = schemaOf(document, properties[name] ?? {});
    if (format !== 'binary') return [];
    const file: FormPart = {
      name,
      content: typeof content === 'string' ? content : 'x',
      filename: 'example.pdf',
      type: 'application/pdf',
    };
    const form = (what: string, part: FormPart): WrongForm => ({
      part: name,
      what,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      text: formOfParts([part]),
      curl: curlOf(part),
    });
    const isLimited = maxLength < MOST_BYTES;
    return [
      form('missing', { name: 'other', content: 'x' }),
      form('under another name', { ...file, name: `${name}_other` }),
      ...(minLength > 0 ? [form('too short', { ...file, content: '' })] : []),
      ...(isLimited ? [form('too long', { ...file, content: 'x'.repeat(maxLength + 1) })] : []),
      ...(encoding[name]?.contentType === undefined
        ? []
        : [form('type of the file', { ...file, ...STRANGE })]),
    ];
  });
}
