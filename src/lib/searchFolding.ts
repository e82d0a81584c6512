/** The same keys of the two layouts, ЙЦУКЕН and QWERTY, as Windows and macOS have them. */
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

function keyMap(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, index) => [key, to[index] ?? key]));
}

const toCyrillic = keyMap(LATIN_KEYS, CYRILLIC_KEYS);
const toLatin = keyMap(CYRILLIC_KEYS, LATIN_KEYS);

/**
 * A text as searches compare it: lower case, «ё» as «е», full-width and compatibility characters as
 * plain ones, any white space (NBSP too) as one space, no invisible characters, nothing at the ends.
 */
export function foldForSearch(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('ё', 'е')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withoutInvisible(text: string): string {
  return text.replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '');
}

/**
 * The text as the same keys would have typed it in the other keyboard layout: `pfzdrf` becomes
 * «заявка», «ыусуке» becomes `secret`. A key without a letter in the other layout stays. Lower case.
 */
export function inOtherLayout(text: string): string {
  const lower = text.toLowerCase();
  const keys = /[а-яё]/.test(lower) ? toLatin : toCyrillic;
  return [...lower].map((key) => keys.get(key) ?? key).join('');
}

/** Longer texts are cut: they were pasted by mistake. */
const LONGEST_QUERY = 200;

/** What a search may have meant, folded: the text as typed first, then in the other layout. */
export function searchVariants(typedOrPasted: string): readonly string[] {
  const query = typedOrPasted.slice(0, LONGEST_QUERY);
  const typed = foldForSearch(query);
  if (typed === '') return [];
  return [...new Set([typed, foldForSearch(inOtherLayout(query.normalize('NFKC')))])];
}

/** The words of a folded text, without the punctuation around them. */
export function wordsOf(folded: string): readonly string[] {
  return folded
    .split(' ')
    .map(withoutPunctuation)
    .filter((word) => word !== '');
}

/** Looks at each character once or twice: a pattern would begin anew at each of many dots. */
function withoutPunctuation(word: string): string {
  const characters = [...word];
  const first = characters.findIndex((character) => /[\p{L}\p{N}]/u.test(character));
  const last = characters.findLastIndex((character) => /[\p{L}\p{N}%₽]/u.test(character));
  return first === -1 ? '' : characters.slice(first, last + 1).join('');
}
