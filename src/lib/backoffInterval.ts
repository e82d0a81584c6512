/** Number of equal responses after which the interval doubles. */
const QUESTIONS = 10;
/** Longest interval in milliseconds: a bank's decision may be noticed a minute late. */
const LONGEST_MS = 60_000;

/**
 * Returns the pause before the next poll of data that may change.
 *
 * @param firstMs the first interval in milliseconds; an interval over a minute stays the same
 * @param questions number of consecutive equal responses
 */
export function backoffInterval(firstMs: number, questions: number): number {
  const grown = firstMs * 2 ** Math.floor(questions / QUESTIONS);
  return Math.min(grown, Math.max(firstMs, LONGEST_MS));
}
