import { stemOf } from '../../../../src/modules/help/stem';

/** One thing that can be found. Plain data: it is written into the portal as it stands. */
export interface SearchEntry {
  readonly kind: 'operation' | 'schema' | 'property' | 'response';
  /** `id` of the element that it leads to. */
  readonly id: string;
  readonly title: string;
  /** Method and path, or the schema of a property. */
  readonly detail: string;
  /** What it does, in a sentence; '' where nobody says. */
  readonly summary: string;
  /** Further words to be found by, not compared for rank. */
  readonly words: string;
  readonly origin: string;
}

/** Case, and «ё» against «е», never decide whether something is found. */
export function foldText(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();
}

const KIND_WEIGHT = { operation: 0, schema: 1, response: 2, property: 3 } as const;

/** How far a word of the query is from an entry: 0 is the name itself, undefined no match. */
function distance(word: string, title: string, entry: SearchEntry): number | undefined {
  if (title === word) return 0;
  if (title.startsWith(word)) return 10;
  if (title.includes(word)) return 20;
  if (foldText(entry.detail).includes(word)) return 30;
  const summary = foldText(entry.summary);
  if (summary.includes(word)) return 40;
  const stem = stemOf(word);
  if (summary.includes(stem)) return 50;
  return foldText(entry.words).includes(stem) ? 60 : undefined;
}

function rankOf(entry: SearchEntry, words: readonly string[]): number | undefined {
  const title = foldText(entry.title);
  let rank: number = KIND_WEIGHT[entry.kind];
  for (const word of words) {
    const far = distance(word, title, entry);
    if (far === undefined) return undefined;
    rank += far;
  }
  return rank;
}

/** The entries that hold every word of the query, the nearest first. */
export function findEntries(
  entries: readonly SearchEntry[],
  query: string,
  most: number,
): readonly SearchEntry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted(
      (one, other) => one.rank - other.rank || one.entry.title.length - other.entry.title.length,
    )
    .slice(0, most)
    .map(({ entry }) => entry);
}
