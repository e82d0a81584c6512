import { withoutSecrets } from '../contract/model/address';
import { COULD_NOT_RUN, UsageError } from './usageError';

/**
 * Returns true for system errors such as an occupied port, a missing file or an unknown host name; they are not bugs.
 */
function isOfTheSystem(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}

/** Returns the one-line message for a user's or system error; null for a bug, which is printed with its stack. */
export function complaintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return withoutSecrets(String(error).split('\n')[0] ?? '');
  const isOurFault =
    !(error instanceof UsageError) && !isOfTheSystem(error) && error.constructor !== Error;
  return isOurFault ? null : withoutSecrets(error.message.split('\n')[0] ?? '');
}

/**
 * Runs a command of `package.json`. Prints a user's error as one line on standard error and exits with 2.
 *
 * @param main returns the exit code; undefined keeps `process.exitCode`
 */
export async function runMain(main: () => Promise<number | void> | number | void): Promise<void> {
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    const complaint = complaintOf(error);
    if (complaint === null) throw error;
    process.stderr.write(`${complaint}\n`);
    // Ends the process even if a failed start has left servers or child processes open.
    process.exit(COULD_NOT_RUN);
  }
}
