import { UsageError } from './usageError';

/** A third-party program that gets the arguments of a command. */
export interface Tool {
  readonly name: string;
  /** Arguments that print its help: `npx playwright test --help`. */
  readonly help: readonly string[];
}

/** Returns the flags in a `--help` text, such as `--config` and `-c`. */
function flagsIn(help: string): Set<string> {
  return new Set(help.match(/(?<=[\s,[])--?[a-zA-Z][\w-]*/g) ?? []);
}

/** Returns true if the help lists a flag. Looks up `--no-color` as `--color`, `--a.b` as `--a`, `-j4` as `-j`. */
function isKnown(flag: string, known: ReadonlySet<string>): boolean {
  const [name = ''] = flag.split('.');
  const short = /^-\w/.test(flag) && !known.has(flag) ? flag.slice(0, 2) : name;
  return known.has(short) || known.has(name.replace(/^--no-/, '--'));
}

/**
 * Refuses flags that a tool does not know, before it starts. The tool itself could exit with the code of a failed
 * check, print its stack, or ignore the flag.
 *
 * @param help returns the tool's help; called only if there are flags
 * @throws UsageError
 */
export function refuseUnknownFlags(tool: Tool, given: readonly string[], help: () => string): void {
  const end = given.indexOf('--');
  const flags = given
    .slice(0, end < 0 ? given.length : end)
    .filter((word) => /^--?[a-zA-Z]/.test(word))
    .map((word) => word.split('=')[0] ?? word);
  if (flags.length === 0) return;
  const known = flagsIn(help());
  const unknown = flags.find((flag) => !isKnown(flag, known));
  if (unknown === undefined) return;
  throw new UsageError(`${unknown}: у ${tool.name} нет такого флага; npx ${tool.help.join(' ')}`);
}
