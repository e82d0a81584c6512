import { foldForSearch, searchVariants } from '../../lib/searchFolding';
import { sorted } from '../../lib/copies';

/** A part of a text; `isMatch` is true if it matches the query. */
export interface TextPart {
  /** Index of the first character of the part in the text. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** Normalises a text for the comparison, letter by letter, so that indexes stay the same. */
function foldedLetters(text: string): string {
  const folded = text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00A0', ' ');
  return folded.length === text.length ? folded : text;
}

/** Splits a text at the words of the query, in either keyboard layout, with «ё» as «е». */
export function markedParts(text: string, query: string): readonly TextPart[] {
  const words = searchVariants(query)
    .flatMap((variant) => [variant, ...variant.split(' ')])
    .filter((word) => word.length > 1);
  const folded = foldedLetters(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  for (let from = 0, to = 1; to <= text.length; to += 1) {
    if (to < text.length && isMarked[to] === isMarked[from]) continue;
    parts.push({ at: from, text: text.slice(from, to), isMatch: isMarked[from] === true });
    from = to;
  }
  return parts;
}

/** Number of letters that fit into a line of a phone, and of letters shown before a match. */
const SEEN = 18;
const BEFORE = 6;

/** Returns the parts for a narrow line: cuts the beginning if the match would be hidden. */
export function partsInSight(parts: readonly TextPart[]): readonly TextPart[] {
  const [first, match] = parts;
  if (!first || !match || first.isMatch || first.text.length + match.text.length <= SEEN)
    return parts;
  const before = first.text.slice(-BEFORE).trimStart();
  return [{ ...first, text: `…${before}` }, ...parts.slice(1)];
}

/**
 * Returns the rows that contain every word of the query, in either keyboard layout; rows whose title begins with the
 * query are first.
 */
export function matching<Row extends { readonly title: string; readonly detail?: string }>(
  rows: readonly Row[],
  query: string,
): readonly Row[] {
  const variants = searchVariants(query);
  const rank = ({ title, detail = '' }: Row) => {
    const name = foldForSearch(title);
    const whole = `${name} ${foldForSearch(detail)}`;
    const fitting = variants.filter((variant) =>
      variant.split(' ').every((word) => whole.includes(word)),
    );
    if (fitting.length === 0) return 0;
    if (fitting.some((variant) => name.startsWith(variant))) return 3;
    return fitting.some((variant) => name.includes(variant)) ? 2 : 1;
  };
  return sorted(
    rows.map((row) => ({ row, value: rank(row) })).filter(({ value }) => value > 0),
    (one, other) => other.value - one.value,
  ).map(({ row }) => row);
}
