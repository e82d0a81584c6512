/**
 * The endings of the Russian stemmer of Snowball (https://snowballstem.org/algorithms/russian/stemmer.html). In each
 * group the longest ending counts. The endings after `([ая])` are removed only after «а» or «я», and this vowel stays.
 */
const GERUND = /[иы]в(?:ши(?:сь)?)?$|([ая])в(?:ши(?:сь)?)?$/;
const REFLEXIVE = /с[яь]$/;
const ADJECTIVE = /(?:[еиыо](?:е|й|м)|[иы](?:ми|х)|[ео](?:го|му)|[уюое]ю|[ая]я)$/;
const PARTICIPLE = /(?:[иы]вш|ующ)$|([ая])(?:ем|нн|вш|ю?щ)$/;
const VERB = new RegExp(
  '(?:[иы]л[аио]?|ен[аоы]?|[еу]й(?:те)?|ите|[иы](?:м|т|ть)|ишь|ят|ует|уют|у?ю)$|' +
    '([ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)$',
);
const NOUN = /(?:[ео]в|[иь]?[еюя]|и?(?:ями|ям|ях|ем|ей|й)|[еи]?и|а(?:ми?|х)|о[мй]|[аоуыь])$/;

/**
 * Genitive plurals that Snowball does not reduce: «заявок» of «заявка», «карточек». Not after «т», because «поток» is
 * not a plural.
 */
const FLEETING_VOWEL = /([бвгдзклмнпрсф])ок$|([жчш])ек$/;

/**
 * Start of a word up to Snowball's region R2, which begins after the second vowel-consonant pair. Only an «ость» in R2
 * is a suffix.
 */
const BEFORE_SUFFIX = /^(?:.*?[аеиоуыэюя][^аеиоуыэюя]){2}/;

function withoutInflection(word: string): string {
  if (GERUND.test(word)) return word.replace(GERUND, '$1');
  const rest = word.replace(REFLEXIVE, '');
  if (ADJECTIVE.test(rest)) return rest.replace(ADJECTIVE, '').replace(PARTICIPLE, '$1');
  return VERB.test(rest) ? rest.replace(VERB, '$1') : rest.replace(NOUN, '');
}

/**
 * Returns the stem of a Russian word: «пользователя» and «пользователей» have the same stem. A word without a Russian
 * vowel is returned unchanged.
 *
 * @param word folded (`foldForSearch`): lower case, «е» for «ё»
 */
export function stemOf(word: string): string {
  // Endings are removed only after the first vowel.
  const [, start, end] = /^([бвгджзйклмнпрстфхцчшщъь]*[аеиоуыэюя])([а-я]*)$/.exec(word) ?? [];
  if (start === undefined || end === undefined) return word;
  const rest = withoutInflection(end.replace(FLEETING_VOWEL, '$1$2к')).replace(/и$/, '');
  const suffix = /ость?$/.exec(rest)?.index ?? Infinity;
  const before = BEFORE_SUFFIX.exec(word)?.[0].length ?? Infinity;
  const bare = start.length + suffix >= before ? rest.slice(0, suffix) : rest;
  return (
    start + bare.replace(/ейше?$/, '').replace(/нн$|ь$/, (found) => (found === 'нн' ? 'н' : ''))
  );
}
