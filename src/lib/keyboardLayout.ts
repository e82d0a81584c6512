const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

function typedOn(from: string, to: string): (text: string) => string {
  const keys = new Map([...from].map((key, index) => [key, to[index] ?? key]));
  return (text) => [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('');
}

const toCyrillic = typedOn(LATIN, CYRILLIC);
const toLatin = typedOn(CYRILLIC, LATIN);

/**
 * Returns the text of the same keys on the other keyboard layout, in lower case: «bkmby» is «ильин», «шдшт» is «ilin».
 * Null for a text with letters of both layouts, or without letters.
 */
export function onOtherLayout(text: string): string | null {
  const hasLatin = /[a-z]/i.test(text);
  const hasCyrillic = /[а-яё]/i.test(text);
  if (hasLatin === hasCyrillic) return null;
  return hasLatin ? toCyrillic(text) : toLatin(text);
}
