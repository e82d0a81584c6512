/** Endings of nouns, adjectives and verbs in the folded writing, the longest first. */
const ENDINGS = (
  'иями ение ения ами ями ого его ому ему ыми ими ией иям ием иях ешь ить ать ять еть ите йте ' +
  'ов ев ей ой ий ый ая яя ое ее ые ие ую юю ам ям ах ях ом ем ок ия ью ть ти ых их ' +
  'а я о е ы и у ю ь й'
).split(' ');

/** What is left of a word must still mean something. */
const SHORTEST = 3;

/**
 * A Russian word without its ending, so that «пользователь» finds «пользователя». Other words stay
 * as they are.
 *
 * @param word folded, see foldText
 */
export function stemOf(word: string): string {
  if (!/^[а-я]+$/.test(word)) return word;
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, word.length - ending.length);
}
