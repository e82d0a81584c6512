import { sorted } from '../../lib/copies';

/**
 * The Russian stemmer of Snowball (https://snowballstem.org/algorithms/russian/stemmer.html). It removes
 * the ending of a word and the most common suffixes.
 */
const VOWELS = 'аеиоуыэюя';

/** Returns the endings sorted from long to short, because the first match is removed. */
function endings(words: string): readonly string[] {
  return sorted(words.split(' '), (one, other) => other.length - one.length);
}

/** Endings in two groups. The endings of `afterVowel` are removed only after «а» or «я», and this vowel stays. */
interface Endings {
  readonly afterVowel: readonly string[];
  readonly plain: readonly string[];
}

const gerund: Endings = {
  afterVowel: endings('в вши вшись'),
  plain: endings('ив ивши ившись ыв ывши ывшись'),
};

const participle: Endings = {
  afterVowel: endings('ем нн вш ющ щ'),
  plain: endings('ивш ывш ующ'),
};

const verb: Endings = {
  afterVowel: endings('ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно'),
  plain: endings(
    'ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ' +
      'ыть ишь ую ю',
  ),
};

const reflexive = endings('ся сь');

const adjective = endings(
  'ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею',
);

const noun = endings(
  'а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ' +
    'ю ия ья я',
);

/**
 * Genitive plurals that Snowball does not reduce: «заявок» of «заявка», «карточек». Not after «т», because «поток» is
 * not a plural.
 */
const FLEETING_VOWEL = /([бвгдзклмнпрсф])ок$|([жчш])ек$/;

function without(word: string, rows: readonly string[]): string | undefined {
  const ending = rows.find((one) => word.endsWith(one));
  return ending === undefined ? undefined : word.slice(0, word.length - ending.length);
}

/** Returns the word without the longest matching ending of both groups; undefined if no ending matches. */
function withoutOneOf(word: string, { afterVowel, plain }: Endings): string | undefined {
  const bare = without(word, plain);
  const short = without(word, afterVowel);
  const after = short !== undefined && /[ая]$/.test(short) ? short : undefined;
  if (bare === undefined || after === undefined) return bare ?? after;
  return bare.length < after.length ? bare : after;
}

function withoutAdjective(word: string): string | undefined {
  const bare = without(word, adjective);
  return bare === undefined ? undefined : (withoutOneOf(bare, participle) ?? bare);
}

/**
 * Returns the index after the first consonant that follows a vowel, searched from `from`; the word's length if there is
 * none.
 */
function afterVowelAndConsonant(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1) {
    if (VOWELS.includes(word.charAt(at - 1)) && !VOWELS.includes(word.charAt(at))) return at + 1;
  }
  return word.length;
}

/**
 * Returns a Russian word without its ending: «пользователя» and «пользователей» have one stem. A word of another
 * language is returned unchanged.
 *
 * @param word folded (`foldForSearch`): lower case, «е» for «ё»
 */
export function stemOf(word: string): string {
  if (!/^[а-я]+$/.test(word)) return word;
  const firstVowel = [...word].findIndex((letter) => VOWELS.includes(letter));
  if (firstVowel === -1) return word;
  const start = word.slice(0, firstVowel + 1);
  const r2 = afterVowelAndConsonant(word, afterVowelAndConsonant(word, 0));

  let rest = word.slice(start.length);
  rest = rest.replace(FLEETING_VOWEL, '$1$2к');
  const asGerund = withoutOneOf(rest, gerund);
  if (asGerund === undefined) {
    rest = without(rest, reflexive) ?? rest;
    rest = withoutAdjective(rest) ?? withoutOneOf(rest, verb) ?? without(rest, noun) ?? rest;
  } else {
    rest = asGerund;
  }
  rest = rest.replace(/и$/, '');
  const suffix = /ость?$/.exec(rest);
  if (suffix && start.length + suffix.index >= r2) rest = rest.slice(0, suffix.index);
  return (
    start + rest.replace(/(?:ейше|ейш)$/, '').replace(/нн$|ь$/, (end) => (end === 'нн' ? 'н' : ''))
  );
}
