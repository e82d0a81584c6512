import { fieldsOf } from '../../lib/fieldsOf';

/**
 * The fields that a draft may contain, in the shape of the form; a list is written as `[shape of an item]`. Other
 * fields are never written; a value of another type is not read.
 */
export type DraftShape<Values> = [NonNullable<Values>] extends [string]
  ? 'text'
  : [NonNullable<Values>] extends [string | number]
    ? 'sum'
    : [NonNullable<Values>] extends [boolean]
      ? 'flag'
      : [NonNullable<Values>] extends [readonly (infer Item)[]]
        ? readonly [DraftShape<Item>]
        : { readonly [Key in keyof NonNullable<Values>]?: DraftShape<NonNullable<Values>[Key]> };

/** Any `DraftShape`, without the type of the form. */
export type AnyShape =
  | 'text'
  | 'sum'
  | 'flag'
  | readonly [AnyShape]
  | { readonly [Key: string]: AnyShape };

function isListShape(shape: AnyShape): shape is readonly [AnyShape] {
  return Array.isArray(shape);
}

/**
 * Returns the fields of `value` that the shape names. Shapes must not name passports, passwords or codes, because a
 * draft must never contain them. Every named field is present (an empty text, false, an empty list), so that a cleared
 * field equals a field that was never filled in.
 */
export function keepShaped<Values>(value: unknown, shape: DraftShape<Values>): Values;
export function keepShaped(value: unknown, shape: AnyShape): unknown {
  if (shape === 'text') return typeof value === 'string' ? value : '';
  if (shape === 'sum') return Number.isSafeInteger(value) || typeof value === 'string' ? value : '';
  if (shape === 'flag') return value === true;
  if (isListShape(shape)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.map((item) => keepAny(item, shape[0]));
  }
  const fields = fieldsOf(value);
  return Object.fromEntries(
    Object.entries(shape).map(([key, inner]) => [
      key,
      keepAny(Object.hasOwn(fields, key) ? fields[key] : undefined, inner),
    ]),
  );
}

const keepAny: (value: unknown, shape: AnyShape) => unknown = keepShaped;
