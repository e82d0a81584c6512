import { UsageError } from '../command/usageError';

/** The flags that a `--help` lists, such as `--config` and `-c`. */
function flagsIn(help: string): Set<string> {
  return new Set(help.match(/(?<=[\s,])--?[a-z][\w-]*/g) ?? []);
}

/**
 * Playwright ends with the code of a failed test where it does not know a flag: what it cannot know
 * is refused before it starts.
 *
 * @param help what `playwright test --help` prints; asked for only where there are flags
 * @throws UsageError
 */
export function refuseUnknownFlags(given: readonly string[], help: () => string): void {
  const end = given.indexOf('--');
  const flags = given
    .slice(0, end < 0 ? given.length : end)
    .filter((word) => word.startsWith('-'))
    .map((word) => word.split('=')[0] ?? word);
  if (flags.length === 0) return;
  const known = flagsIn(help());
  // `-j4` is `-j 4`.
  const unknown = flags.find((flag) => !known.has(/^-\w/.test(flag) ? flag.slice(0, 2) : flag));
  if (unknown === undefined) return;
  throw new UsageError(`${unknown}: у Playwright нет такого флага; npx playwright test --help`);
}
