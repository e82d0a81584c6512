import { withoutSecrets } from '../contract/model/address';
import { COULD_NOT_RUN, UsageError } from './usageError';

/** A port that is taken, a file that is missing, an unknown host name: no fault of the code. */
function isOfTheSystem(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}

/**
 * Returns the one line of a command about an error; null for a fault of its own code, whose stack is
 * reported.
 */
export function complaintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return withoutSecrets(String(error).split('\n')[0] ?? '');
  const isOurFault =
    !(error instanceof UsageError) && !isOfTheSystem(error) && error.constructor !== Error;
  return isOurFault ? null : withoutSecrets(error.message.split('\n')[0] ?? '');
}

/**
 * Runs a command of `package.json`. An error that the reader can fix is one line on standard error,
 * and the exit code is 2.
 *
 * @param main gives the exit code; nothing means 0, or what it set itself
 */
export async function runMain(main: () => Promise<number | void> | number | void): Promise<void> {
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    const complaint = complaintOf(error);
    if (complaint === null) throw error;
    process.stderr.write(`${complaint}\n`);
    // A server that did not start may have left something running.
    process.exit(COULD_NOT_RUN);
  }
}
