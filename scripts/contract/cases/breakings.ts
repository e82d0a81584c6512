import type { SchemaChecks } from '../checker/schemas';
import { expand, isRecord, pointerOf, type OpenApiDocument, type SchemaObject } from '../openApi';

/** A body that is wrong in one place. */
export interface Breaking {
  readonly body: unknown;
  /** JSON Pointer into the body. */
  readonly pointer: string;
  /** What is wrong there, in a word or two of English. */
  readonly what: string;
}

const LONGEST = 100_000;

/** Values of the right type that break one rule of a schema each. */
export function outOfBounds(
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

/** A value of another type than this one. */
function ofOtherType(value: unknown): unknown {
  return typeof value === 'object' ? 7 : { other: true };
}

/** Every place of a value, with what the value would be with something else there. */
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

/** The schemas that speak of a place; of alternatives, all of them. */
function schemasAt(document: OpenApiDocument, root: SchemaObject, pointer: string): SchemaObject[] {
  return pointer
    .split('/')
    .slice(1)
    .reduce(
      (schemas, part) => {
        const below = schemas.flatMap(({ properties = {}, items }) => {
          const next = Object.hasOwn(properties, part) ? properties[part] : undefined;
          return [next, items].filter((one) => one !== undefined);
        });
        return expand(document, below);
      },
      expand(document, [root]),
    );
}

function withoutProperty(value: unknown, name: string): unknown {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    : value;
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
      const place = pointer + pointerOf(name);
      found.push({ body: put(withoutProperty(value, name)), pointer: place, what: 'missing' });
    }
  }
  return found;
}

/**
 * What can be wrong with a body in a single place: a value missing, null, of another type, out of its
 * bounds, in another format, not of its enumeration. Only what the schema really refuses is given.
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
