import { collationKey, compareRussian, isDigit } from './collation';

/** Groups of this size are cheaper to sort text by text. */
const SMALL = 8;

/** Positions in an order that is found piece by piece. */
interface Ranking {
  readonly texts: readonly (string | null)[];
  readonly order: Uint32Array;
  readonly keys: Float64Array;
}

/**
 * The rank of each text in the Russian order. Absent values come first; what is no text, or has a
 * character that only the collator can place, has no rank (NaN).
 *
 * Texts are ordered by a key of their beginning; those that tie by a key of what follows after the
 * part that they have in common, and so on: numbers of documents differ at their very end.
 */
export function rankTexts(values: readonly unknown[]): Float64Array {
  const texts = values.map((value) => (typeof value === 'string' ? value : null));
  const keys = new Float64Array(values.length);
  const ranking = { texts, keys, order: Uint32Array.from(texts.keys()) };
  ranking.order = ranking.order.filter((position) => texts[position] !== null);
  const open: [from: number, to: number][] = [[0, ranking.order.length]];
  const unplaced = new Set<number>();
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    open.push(...orderGroup(ranking, group, unplaced));
  }
  return ranksOf(values, ranking, unplaced);
}

/** Orders a group by the keys of its texts; the groups of equal keys are left to be ordered. */
function orderGroup(
  { texts, order, keys }: Ranking,
  [from, to]: [number, number],
  unplaced: Set<number>,
): [number, number][] {
  const group = order.subarray(from, to);
  if (group.length <= SMALL) {
    group.sort((left, right) => compareRussian(texts[left] ?? '', texts[right] ?? ''));
    return [];
  }
  const start = commonStart(texts, group);
  for (const position of group) {
    const key = collationKey(texts[position] ?? '', start);
    keys[position] = Number.isNaN(key) ? -1 : key;
    if (Number.isNaN(key)) unplaced.add(position);
  }
  group.sort((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0));
  const ties = tiesIn(group, keys).map(([low, high]): [number, number] => [
    from + low,
    from + high,
  ]);
  const isStuck = ties.length === 1 && ties[0]?.[0] === from && ties[0][1] === to;
  if (!isStuck) return ties;
  group.sort((left, right) => compareRussian(texts[left] ?? '', texts[right] ?? ''));
  return [];
}

/** Where equal keys stand side by side; those of unplaced texts (-1) are of no interest. */
function tiesIn(group: Uint32Array, keys: Float64Array): [number, number][] {
  const ties: [number, number][] = [];
  let low = 0;
  for (let high = 1; high <= group.length; high += 1) {
    const key = keys[group[low] ?? 0];
    if (high < group.length && keys[group[high] ?? 0] === key) continue;
    if (high - low > 1 && key !== -1) ties.push([low, high]);
    low = high;
  }
  return ties;
}

function ranksOf(
  values: readonly unknown[],
  { texts, order, keys: ranks }: Ranking,
  unplaced: ReadonlySet<number>,
): Float64Array {
  for (const [position, value] of values.entries()) {
    if (value === null || value === undefined) ranks[position] = -Infinity;
    else if (typeof value !== 'string') ranks[position] = Number.NaN;
  }
  let rank = 0;
  let previous: string | null = null;
  for (const position of order) {
    if (unplaced.has(position)) {
      ranks[position] = Number.NaN;
      continue;
    }
    const text = texts[position] ?? '';
    if (previous !== null && compareRussian(previous, text) !== 0) rank += 1;
    ranks[position] = rank;
    previous = text;
  }
  return ranks;
}

/** How far all texts of a group are the same; never into a number, which is read as a whole. */
function commonStart(texts: readonly (string | null)[], group: Uint32Array): number {
  const model = texts[group[0] ?? 0] ?? '';
  let length = model.length;
  for (const position of group) {
    const text = texts[position] ?? '';
    let same = 0;
    while (same < length && text.charCodeAt(same) === model.charCodeAt(same)) same += 1;
    length = same;
  }
  while (length > 0 && isDigit(model.charCodeAt(length - 1))) length -= 1;
  return length;
}
