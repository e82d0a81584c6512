import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldsOf } from '../../src/lib/fieldsOf';
import { ENTRY } from '../budgets';
import { installed } from '../command/runTool';
import { downloadOf, filesNamedByPage, parseManifest, together } from '../sizes/manifest';
import { takeStep, type RecipeStep } from './readRecipe';

/** A copy of the project for experiments. It has all files that git knows or would add, in their current state. */
export interface WorkCopy {
  readonly folder: string;
  take(steps: readonly RecipeStep[]): void;
  /** Runs one of the project's tools. Throws with its output if it fails. */
  run(tool: string, ...args: string[]): void;
  /** Builds, and returns the bytes of a first visit to /login, uncompressed. */
  weightOfSignIn(): number;
  remove(): void;
}

/** Limit of a tool's output, bytes. */
const LONGEST_OUTPUT = 2 ** 26;

/** Creates the copy in `root`/.cache. It uses the project's own packages. */
export function makeWorkCopy(root: string): WorkCopy {
  const folder = join(root, '.cache/recipe');
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT,
  });
  for (const path of listed.split('\n').filter((file) => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const run = (tool: string, ...args: string[]): void => {
    try {
      const started = installed(tool, args);
      execFileSync(started.command, started.args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        maxBuffer: LONGEST_OUTPUT,
      });
    } catch (error) {
      const { stdout, stderr } = fieldsOf(error);
      throw new Error(`${tool} ${args.join(' ')} failed:\n${String(stdout)}${String(stderr)}`, {
        cause: error,
      });
    }
  };
  return {
    folder,
    take(steps) {
      for (const step of steps) {
        const path = join(folder, step.path);
        const text = takeStep(step, existsSync(path) ? readFileSync(path, 'utf8') : null);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    },
    run,
    weightOfSignIn() {
      run('vite', 'build', '--logLevel', 'error');
      const dist = join(folder, 'dist');
      const manifest = parseManifest(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
      const page = filesNamedByPage(readFileSync(join(dist, 'index.html'), 'utf8'));
      const { js, css } = together(page, downloadOf(manifest, [ENTRY]));
      return [...js, ...css].reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
