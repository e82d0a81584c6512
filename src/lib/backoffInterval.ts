/** After this many questions with the same answer the interval doubles. */
const QUESTIONS = 10;
/** The longest interval, milliseconds: a decision of a bank need not be known sooner. */
const LONGEST_MS = 60_000;

/**
 * Returns the pause before the next question about data that change by themselves.
 *
 * @param firstMs the first interval, milliseconds; one over a minute is kept
 * @param questions how many in a row had the same answer
 */
export function backoffInterval(firstMs: number, questions: number): number {
  const grown = firstMs * 2 ** Math.floor(questions / QUESTIONS);
  return Math.min(grown, Math.max(firstMs, LONGEST_MS));
}
