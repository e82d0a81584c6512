import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
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
import { downloadOf, filesNamedByPage, parseManifest, together } from '../sizes/manifest';
import { MODULE_LIST, type Recipe } from './readRecipe';

/** A copy of the project to try something in: the files that git knows, as they are now. */
export interface WorkCopy {
  readonly folder: string;
  /** Carries a recipe out. */
  add(recipe: Recipe): void;
  /** Runs one of the project's tools. Throws with what it printed when it fails. */
  run(tool: string, ...args: string[]): void;
  /** Builds and gives the bytes that a first visit to /login downloads, uncompressed. */
  weightOfSignIn(): number;
  remove(): void;
}

/** Makes the copy below `root`/.cache, with the project's own packages. */
export function makeWorkCopy(root: string): WorkCopy {
  const folder = join(root, '.cache/recipe');
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of listed.split('\n').filter((file) => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const run = (tool: string, ...args: string[]): void => {
    try {
      const bin = join(root, 'node_modules/.bin', tool);
      execFileSync(bin, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = fieldsOf(error);
      throw new Error(`${tool} ${args.join(' ')} failed:\n${String(stdout)}${String(stderr)}`, {
        cause: error,
      });
    }
  };
  return {
    folder,
    add({ files, listLine }) {
      for (const { path, text } of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      appendFileSync(join(folder, MODULE_LIST), `${listLine}\n`);
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
