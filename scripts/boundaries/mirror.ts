import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { importsAsPlainModule } from './readImports';

/** Returns the files of a folder, with their paths from the root of the tree. */
export function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/**
 * Copies the sources of a tree, each reduced to its imports, under the same names. Other imported files (styles,
 * pictures, JSON) are empty in the copy. dependency-cruiser needs this copy: TypeScript 7 has no JavaScript API, and if
 * there is no compiler, the tool overlooks type-only imports or finds nothing at all. Returns the folder of the copy.
 * It is inside `cache` so that packages still resolve.
 */
export function mirrorImports(root: string, folders: readonly string[], cache: string): string {
  mkdirSync(cache, { recursive: true });
  const mirror = mkdtempSync(join(cache, 'boundaries-'));
  for (const folder of folders) mkdirSync(join(mirror, folder), { recursive: true });
  for (const file of folders.flatMap((folder) => filesUnder(root, folder))) {
    const isSource = /\.tsx?$/.test(file);
    const copy = join(mirror, file);
    mkdirSync(dirname(copy), { recursive: true });
    // The resolver reads every package.json above a file, so an empty one must be JSON.
    const empty = file.endsWith('.json') ? '{}' : '';
    const text = isSource
      ? importsAsPlainModule(file, readFileSync(join(root, file), 'utf8'))
      : empty;
    writeFileSync(copy, text);
  }
  return mirror;
}
