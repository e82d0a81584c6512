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

/** Returns the files in and below a folder, with their paths from the root of the tree; none if it does not exist. */
export function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/**
 * Copies the sources of a tree, each reduced to its imports, and returns the folder of the copy. Other files, such as
 * styles, are empty in the copy. dependency-cruiser needs this: TypeScript 7 has no JavaScript API, and without a
 * compiler the tool overlooks type-only imports or finds nothing at all. The copy is inside of `cache`, so that
 * packages resolve.
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
