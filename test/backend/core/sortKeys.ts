import { collationKey, isDigit } from './collation';
import { compareValues, isPresent } from './compareValues';

/** Up to so many different values are cheaper to sort by themselves. */
const FEW = 4096;

/** Numbers that stand for the values of a column, so that sorting its rows compares numbers. */
export interface SortKeys {
  /** By position: a smaller key comes first; NaN decides nothing. */
  readonly keys: Float64Array;
  /** Whether values of equal keys tie; else they have to be compared themselves. */
  readonly isExact: boolean;
}

/** The sort keys of a column's values in the order of `compareValues`. */
export function sortKeysOf(values: readonly unknown[]): SortKeys {
  return numberKeys(values) ?? rankKeys(values) ?? textKeys(values);
}

function numberKeys(values: readonly unknown[]): SortKeys | null {
  const keys = new Float64Array(values.length);
  for (let position = 0; position < values.length; position += 1) {
    const value = values[position];
    if (isPresent(value) && typeof value !== 'number') return null;
    keys[position] = typeof value === 'number' ? value : -Infinity;
  }
  return { keys, isExact: true };
}

/** The rank of each value among the different ones, where these are few. */
function rankKeys(values: readonly unknown[]): SortKeys | null {
  const different = new Set<unknown>();
  for (let position = 0; position < values.length; position += 1) {
    different.add(values[position]);
    if (different.size > FEW) return null;
  }
  const ranks = new Map<unknown, number>();
  let rank = 0;
  let previous: unknown;
  for (const value of Array.from(different).toSorted(compareValues)) {
    if (compareValues(previous, value) !== 0) rank += 1;
    ranks.set(value, rank);
    previous = value;
  }
  const keys = new Float64Array(values.length);
  for (let position = 0; position < values.length; position += 1) {
    keys[position] = ranks.get(values[position]) ?? 0;
  }
  return { keys, isExact: true };
}

function textKeys(values: readonly unknown[]): SortKeys {
  const keys = new Float64Array(values.length).fill(Number.NaN);
  const start = commonStart(values);
  if (start === null) return { keys, isExact: false };
  for (let position = 0; position < keys.length; position += 1) {
    const value = values[position];
    keys[position] = typeof value === 'string' ? collationKey(value, start) : -Infinity;
  }
  return { keys, isExact: false };
}

/**
 * How far all texts of a column are the same; never into a number, which is read as a whole. Null
 * where there are other values than texts and absent ones.
 */
export function commonStart(values: readonly unknown[]): number | null {
  let model: string | undefined;
  let length = 0;
  for (const value of values) {
    if (!isPresent(value)) continue;
    if (typeof value !== 'string') return null;
    if (model === undefined) {
      model = value;
      length = value.length;
    }
    length = sameLength(model, value, length);
  }
  return withoutNumberAtEnd(model ?? '', length);
}

function sameLength(one: string, other: string, limit: number): number {
  let length = 0;
  while (length < limit && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

function withoutNumberAtEnd(text: string, length: number): number {
  let kept = length;
  while (kept > 0 && isDigit(text.charCodeAt(kept - 1))) kept -= 1;
  return kept;
}
