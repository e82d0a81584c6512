/** The `restrict` of a field where only digits are possible. */
export const digits = /[0-9]/;

/** The `restrict` of a КПП; small and Cyrillic letters are made what they stand for later. */
export const digitsAndLetters = /[0-9A-ZА-Я]/i;

/**
 * The text without the characters that a field cannot have. `allowed` matches one character that it
 * can have; full-width characters count as the plain ones they stand for.
 */
export function restrictedText(text: string, allowed: RegExp | undefined): string {
  if (allowed === undefined) return text;
  return [...text.normalize('NFKC')].filter((character) => allowed.test(character)).join('');
}
