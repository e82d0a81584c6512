import { withoutSecrets } from '../contract/model/address';
import { COULD_NOT_RUN, UsageError } from './usageError';

/** Returns true for errors of the system, such as an occupied port or a missing file, which are no bugs. */
function isOfTheSystem(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}

/**
 * Returns a message of one line for a UsageError, an error of the system and a plain `Error`. Null for any other class,
 * such as TypeError: that is a bug, so it is printed with its stack.
 */
export function complaintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return withoutSecrets(String(error).split('\n')[0] ?? '');
  const isOurFault =
    !(error instanceof UsageError) && !isOfTheSystem(error) && error.constructor !== Error;
  return isOurFault ? null : withoutSecrets(error.message.split('\n')[0] ?? '');
}

/**
 * Runs a command of `package.json`. Prints an error of the user or the system as one line on standard error and exits
 * with 2.
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
