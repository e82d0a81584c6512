import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usageError';

/**
 * Returns the first sentence of an error, because Node continues with advice about dashes that does not help the user.
 */
export function firstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
  return sentence;
}

/**
 * Parses flags with Node's `parseArgs`.
 * @param advice end of the error message, which tells where the flags are listed
 * @throws UsageError with one line for an unknown or invalid flag
 */
export function parseFlags<const T extends ParseArgsConfig>(
  config: T,
  advice: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${firstSentence(error)}; ${advice}`);
  }
}

/**
 * Refuses all arguments.
 *
 * @param expected error text: what to use instead of arguments
 * @throws UsageError
 */
export function refuseArguments(args: readonly string[], expected: string): void {
  const [first] = args;
  if (first !== undefined) throw new UsageError(`${first}: ${expected}`);
}
