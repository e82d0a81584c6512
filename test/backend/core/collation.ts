/** Order of texts as Russian readers expect it: «ё» beside «е», case aside, numbers by value. */
const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/**
 * Characters that the collator orders one by one. Others (№, accents, emoji) may weigh together
 * with their neighbours, so texts that hold them are left to the collator.
 */
const ALPHABET = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[\\]_{|}~«»–—',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
].join('');

const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** Numbers weigh by how many digits they have first; longer ones are left to the collator. */
const LONGEST_NUMBER = 15;

/** Weight of each character by its code; 0: the collator has to decide. Numbers: see `weigh`. */
const weights = new Uint16Array(0x1_00_00);

/** Weight of a number without digits, that is of 0; each digit adds one. */
const NUMBER_WEIGHT = weigh();

/** Fills the weights, equal ones for characters that tie, and leaves room for the numbers. */
function weigh(): number {
  let weight = 0;
  let numberWeight = 0;
  let previous = '';
  for (const character of Array.from(ALPHABET).toSorted(collator.compare)) {
    if (previous === '' || collator.compare(previous, character) !== 0) weight += 1;
    if (character === '0') numberWeight = weight;
    // All ten digits together make room for numbers of every length.
    if (character === '9') weight = numberWeight + LONGEST_NUMBER;
    weights[character.charCodeAt(0)] = weight;
    previous = character;
  }
  return numberWeight;
}

/**
 * Compares as `Intl.Collator('ru', { numeric: true, sensitivity: 'base' })` does, an order of
 * magnitude faster: sorting 100 000 rows asks a million times.
 */
export function compareRussian(left: string, right: string): number {
  let atLeft = 0;
  let atRight = 0;
  while (atLeft < left.length && atRight < right.length) {
    const leftCode = left.charCodeAt(atLeft);
    const rightCode = right.charCodeAt(atRight);
    if (isDigit(leftCode) && isDigit(rightCode)) {
      const leftRun = numberAt(left, atLeft);
      const rightRun = numberAt(right, atRight);
      const order = compareNumbers(left, leftRun, right, rightRun);
      if (order !== 0) return order;
      atLeft = leftRun.end;
      atRight = rightRun.end;
      continue;
    }
    const leftWeight = weightOf(leftCode);
    const rightWeight = weightOf(rightCode);
    if (leftWeight === 0 || rightWeight === 0) return compareSlowly(left, right);
    if (leftWeight !== rightWeight) {
      const isPlain = standsAlone(left, atLeft) && standsAlone(right, atRight);
      return isPlain ? leftWeight - rightWeight : compareSlowly(left, right);
    }
    atLeft += 1;
    atRight += 1;
  }
  const rest = atLeft < left.length ? left.charCodeAt(atLeft) : right.charCodeAt(atRight);
  // A rest that weighs nothing, such as a soft hyphen, makes no difference to the collator.
  if (weightOf(rest) === 0 && !Number.isNaN(rest)) return compareSlowly(left, right);
  return left.length - atLeft - (right.length - atRight);
}

function compareSlowly(left: string, right: string): number {
  const [plainLeft, plainRight] = [spelledOut(left), spelledOut(right)];
  return plainLeft === left && plainRight === right
    ? collator.compare(left, right)
    : compareRussian(plainLeft, plainRight);
}

function spelledOut(text: string): string {
  return text.includes('№') ? text.replaceAll('№', 'No') : text;
}

function weightOf(code: number): number {
  return weights[code] ?? 0;
}

/** Whether a code is that of 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= DIGIT_0 && code <= DIGIT_9;
}

/** Whether no accent or the like follows that would change the character. */
function standsAlone(text: string, index: number): boolean {
  return index + 1 >= text.length || weightOf(text.charCodeAt(index + 1)) !== 0;
}

/** Where the digits of a number stand in a text, its leading zeros left out. */
interface DigitRun {
  readonly start: number;
  readonly end: number;
}

function numberAt(text: string, index: number): DigitRun {
  let start = index;
  while (text.charCodeAt(start) === DIGIT_0) start += 1;
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return { start, end };
}

function compareNumbers(left: string, one: DigitRun, right: string, other: DigitRun): number {
  const longer = one.end - one.start - (other.end - other.start);
  if (longer !== 0) return longer;
  for (let index = 0; one.start + index < one.end; index += 1) {
    const order = left.charCodeAt(one.start + index) - right.charCodeAt(other.start + index);
    if (order !== 0) return order;
  }
  return 0;
}

/** So many elements of 7 bits, each a character or two digits, fit into a whole number. */
const ELEMENTS = 7;
const POWERS = Array.from({ length: ELEMENTS + 1 }, (_, power) => 128 ** power);

/** The collator takes «№» for the letters «No». */
const NUMERO = '№'.charCodeAt(0);
const NUMERO_KEY = weightOf('N'.charCodeAt(0)) * 128 + weightOf('o'.charCodeAt(0));

/**
 * The beginning of a text as a number: where the key of one text is smaller, `compareRussian` puts
 * it first; equal keys decide nothing. NaN where only the collator knows.
 *
 * @param start where to begin: what comes before is the same in all texts that are compared, and
 *   does not end inside a number
 */
export function collationKey(text: string, start: number): number {
  let key = 0;
  let room = ELEMENTS;
  let index = start;
  while (room > 0 && index < text.length) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) {
      while (text.charCodeAt(index) === DIGIT_0) index += 1;
      const from = index;
      while (isDigit(text.charCodeAt(index))) index += 1;
      const digits = index - from;
      if (digits > LONGEST_NUMBER) return Number.NaN;
      key = key * 128 + NUMBER_WEIGHT + digits;
      const size = Math.min((digits + 1) >> 1, room - 1);
      key = key * power(size) + valueOf(text, from, Math.min(digits, 2 * size));
      room -= 1 + size;
    } else if (code === NUMERO && room > 1) {
      key = key * 128 * 128 + NUMERO_KEY;
      room -= 2;
      index += 1;
    } else {
      const weight = weightOf(code);
      if (weight === 0) return Number.NaN;
      key = key * 128 + weight;
      room -= 1;
      index += 1;
    }
  }
  const follower = index < text.length ? text.charCodeAt(index) : NUMERO;
  return follower !== NUMERO && weightOf(follower) === 0 ? Number.NaN : key * power(room);
}

function power(size: number): number {
  return POWERS[size] ?? 1;
}

/** So many digits of a text as a number. */
function valueOf(text: string, start: number, digits: number): number {
  let value = 0;
  for (let index = start; index < start + digits; index += 1) {
    value = value * 10 + text.charCodeAt(index) - DIGIT_0;
  }
  return value;
}
