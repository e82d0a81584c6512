import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Started {
  readonly command: string;
  readonly args: readonly string[];
}

function readManifest(folder: string): Record<string, unknown> {
  const file = join(folder, 'package.json');
  return existsSync(file) ? Object(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Returns the script of a package for this program; undefined if it has none. */
function scriptIn(library: string, program: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', library);
  const { bin } = readManifest(folder);
  const named: unknown = library === program && typeof bin === 'string' ? { [program]: bin } : bin;
  const script: unknown = Object(named)[program];
  return typeof script === 'string' ? join(folder, script) : undefined;
}

/**
 * Returns the command that starts a program of the installed packages; undefined if it is not installed. The command
 * starts the script with Node, because on Windows `node_modules/.bin` has only `.cmd` files, which Node cannot start.
 */
export function programOf(
  program: string,
  args: readonly string[],
  from = root,
): Started | undefined {
  const { dependencies, devDependencies } = readManifest(from);
  const libraries = Object.keys({ ...Object(devDependencies), ...Object(dependencies) });
  for (const library of libraries) {
    const script = scriptIn(library, program, from);
    if (script !== undefined) return { command: process.execPath, args: [script, ...args] };
  }
  return undefined;
}

/** Returns the command that starts npm: the script in `npm_execpath` if it exists, otherwise `npm`. */
export function npmOf(...args: readonly string[]): Started {
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js') === true && existsSync(script)
    ? { command: process.execPath, args: [script, ...args] }
    : { command: 'npm', args };
}
