import { compareValues, isPresent } from './compareValues';
import { rankTexts } from './rankTexts';

/** Up to so many different values are cheaper to sort by themselves. */
const FEW = 4096;

/**
 * A number for each value of a column, by its position, so that sorting its rows compares numbers:
 * a smaller one comes first, equal ones tie, and NaN says that the value itself has to be compared.
 */
export function sortKeysOf(values: readonly unknown[]): Float64Array {
  return numberKeys(values) ?? rankKeys(values) ?? rankTexts(values);
}

function numberKeys(values: readonly unknown[]): Float64Array | null {
  const keys = new Float64Array(values.length);
  for (let position = 0; position < values.length; position += 1) {
    const value = values[position];
    if (isPresent(value) && typeof value !== 'number') return null;
    keys[position] = typeof value === 'number' ? value : -Infinity;
  }
  return keys;
}

/** The rank of each value among the different ones, where these are few. */
function rankKeys(values: readonly unknown[]): Float64Array | null {
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
  return keys;
}
