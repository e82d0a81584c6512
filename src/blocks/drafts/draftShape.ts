import { fieldsOf } from '../../lib/fieldsOf';

/**
 * What a draft may hold, value by value, in the shape of the form: a list is written as a list of one
 * shape. What is not named is never written; what is found with another type is not read.
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

/** The shape of a form. */
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
 * The part of `value` that the shape names, and nothing else: passports, passwords and codes stay
 * out because no shape names them. Every named value is there afterwards, so that an emptied field
 * and one that never was are the same: an empty text, false, an empty list.
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
