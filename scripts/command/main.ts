import { withoutSecrets } from '../contract/model/address';
import { COULD_NOT_RUN, UsageError } from './usageError';

/** Returns true for an occupied port, a missing file or an unknown host name: no fault of the code. */
function isOfTheSystem(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}

/**
 * Returns the one-line message for an error of the user; null for a fault of the code, whose stack
 * is reported.
 */
export function complaintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return withoutSecrets(String(error).split('\n')[0] ?? '');
  const isOurFault =
    !(error instanceof UsageError) && !isOfTheSystem(error) && error.constructor !== Error;
  return isOurFault ? null : withoutSecrets(error.message.split('\n')[0] ?? '');
}

/**
 * Runs a command of `package.json`. A user's error is printed as one line on standard error, with
 * exit code 2.
 *
 * @param main returns the exit code; undefined means 0, or the code that it set
 */
export async function runMain(main: () => Promise<number | void> | number | void): Promise<void> {
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    const complaint = complaintOf(error);
    if (complaint === null) throw error;
    process.stderr.write(`${complaint}\n`);
    // A failed start may leave processes behind.
    process.exit(COULD_NOT_RUN);
  }
}
