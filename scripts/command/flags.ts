import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usageError';

/**
 * Returns the first sentence of an error: Node's message continues with advice about dashes, and the user does not need
 * it.
 */
export function firstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
  return sentence;
}

/**
 * Parses flags by Node's `parseArgs`, with one-line errors.
 * @param advice last part of the message: says where to find the flags
 * @throws UsageError
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
 * @param expected the alternative to arguments, for the message
 * @throws UsageError
 */
export function refuseArguments(args: readonly string[], expected: string): void {
  const [first] = args;
  if (first !== undefined) throw new UsageError(`${first}: ${expected}`);
}
