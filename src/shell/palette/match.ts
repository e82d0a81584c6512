import { foldForSearch, searchVariants } from '../../lib/searchFolding';
import { sorted } from '../../lib/copies';

/** A part of a text; `isMatch` for a found one. */
export interface TextPart {
  /** Index of its first character in the text. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** As searches compare texts, one letter for each letter of the text. */
function foldedLetters(text: string): string {
  const folded = text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00A0', ' ');
  return folded.length === text.length ? folded : text;
}

/** The text in parts, with the words of the query marked; of either keyboard layout, «ё» as «е». */
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

/** Letters of a line that a phone shows, and letters of them before a match. */
const SEEN = 18;
const BEFORE = 6;

/** The parts of a text in a narrow line: it begins shortly before a match that would be out of sight. */
export function partsInSight(parts: readonly TextPart[]): readonly TextPart[] {
  const [first, match] = parts;
  if (!first || !match || first.isMatch || first.text.length + match.text.length <= SEEN)
    return parts;
  const before = first.text.slice(-BEFORE).trimStart();
  return [{ ...first, text: `…${before}` }, ...parts.slice(1)];
}

/**
 * Returns the rows that hold every word of the query, in either keyboard layout; those whose title begins
 * with it come first.
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
