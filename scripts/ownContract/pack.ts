import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { npmOf } from '../command/program';

const source = join(import.meta.dirname, '../contract');

/** Output of `npm pack --json` for one package. */
type Packed = readonly [{ readonly filename: string }];

/** Compiles the command into `dist`, without its libraries. */
async function compile(): Promise<void> {
  rmSync(join(source, 'dist'), { recursive: true, force: true });
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'cli/start.ts',
      target: 'node20.19',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/**
 * Packs the contract command for `npm install` and `npx`, without this repository.
 *
 * @param folder created if it is missing
 * @returns the path of the file, relative to the working directory, and its size
 * @throws Error with npm's message
 */
export async function packCommand(folder: string): Promise<{ file: string; bytes: number }> {
  await compile();
  mkdirSync(folder, { recursive: true });
  const { command, args } = npmOf('pack', '--json', '--pack-destination', resolve(folder));
  const said = execFileSync(command, args, {
    cwd: source,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [{ filename }]: Packed = JSON.parse(said);
  const path = join(resolve(folder), filename);
  return { file: relative(process.cwd(), path), bytes: statSync(path).size };
}
