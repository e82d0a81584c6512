/** So many questions in a row get the same interval; then it doubles. */
const QUESTIONS = 10;
/** What somebody at a bank decides need not be known sooner than this, milliseconds. */
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next question about something that changes by itself.
 *
 * @param firstMs the first interval, milliseconds; a longer one than a minute stays what it is
 * @param questions how many in a row had the same answer
 */
export function patientInterval(firstMs: number, questions: number): number {
  const grown = firstMs * 2 ** Math.floor(questions / QUESTIONS);
  return Math.min(grown, Math.max(firstMs, LONGEST_MS));
}
