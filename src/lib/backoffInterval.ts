/** After this many questions with the same answer the interval doubles. */
const QUESTIONS = 10;
/** The longest interval, milliseconds: a decision of a bank need not be known sooner. */
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next question about something that changes by itself.
 *
 * @param firstMs the first interval, milliseconds; a longer one than a minute stays what it is
 * @param questions how many in a row had the same answer
 */
export function backoffInterval(firstMs: number, questions: number): number {
  const grown = firstMs * 2 ** Math.floor(questions / QUESTIONS);
  return Math.min(grown, Math.max(firstMs, LONGEST_MS));
}
