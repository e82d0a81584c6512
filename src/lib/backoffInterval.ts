/** Number of equal answers after which the interval doubles. */
const QUESTIONS = 10;
/** Longest interval, milliseconds: a decision of a bank may be noticed a minute late. */
const LONGEST_MS = 60_000;

/**
 * Returns the pause before the next poll of data that may change.
 *
 * @param firstMs the first interval, milliseconds; one over a minute is kept
 * @param questions number of equal answers in a row
 */
export function backoffInterval(firstMs: number, questions: number): number {
  const grown = firstMs * 2 ** Math.floor(questions / QUESTIONS);
  return Math.min(grown, Math.max(firstMs, LONGEST_MS));
}
