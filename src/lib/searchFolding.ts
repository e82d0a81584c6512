import { onOtherLayout } from './keyboardLayout';

/**
 * Normalises a text for comparisons: lower case, «е» instead of «ё», plain instead of full-width and compatibility
 * characters, one space for any white space, no invisible characters, trimmed.
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

/** Maximum number of characters; longer texts are cut, because they were pasted by mistake. */
const LONGEST_QUERY = 200;

/**
 * Returns the folded variants of a search: the text as typed, then in the other keyboard layout if there is one. Empty
 * for a blank text.
 */
export function searchVariants(typedOrPasted: string): readonly string[] {
  const query = typedOrPasted.slice(0, LONGEST_QUERY);
  const typed = foldForSearch(query);
  if (typed === '') return [];
  const otherLayout = onOtherLayout(query.normalize('NFKC'));
  return otherLayout === null ? [typed] : [typed, foldForSearch(otherLayout)];
}

/** Returns the words of a folded text, without the punctuation around them. */
export function wordsOf(folded: string): readonly string[] {
  return folded
    .split(' ')
    .map(withoutPunctuation)
    .filter((word) => word !== '');
}

/** Removes the punctuation at both ends of a word. A regular expression would backtrack on many dots. */
function withoutPunctuation(word: string): string {
  const characters = [...word];
  const first = characters.findIndex((character) => /[\p{L}\p{N}]/u.test(character));
  const last = characters.findLastIndex((character) => /[\p{L}\p{N}%₽]/u.test(character));
  return first === -1 ? '' : characters.slice(first, last + 1).join('');
}
