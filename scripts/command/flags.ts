import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usageError';

/** Node's message continues with advice about dashes; its first sentence is enough. */
export function firstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
  return sentence;
}

/**
 * `parseArgs` of Node with one-line errors.
 * @param advice ends the line: where the flags are explained
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
 * @param expected what they take instead, if anything
 * @throws UsageError
 */
export function refuseArguments(args: readonly string[], expected: string): void {
  const [first] = args;
  if (first !== undefined) throw new UsageError(`${first}: ${expected}`);
}
