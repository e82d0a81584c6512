import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** A generated file that the disk lacks, or has with another text; or a file that is not generated. */
export interface Difference {
  readonly file: string;
  readonly kind: 'missing' | 'changed' | 'extra';
}

function filesIn(root: string, folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Compares the disk with the generated files, byte by byte. Unknown files in the `folders` count as
 * differences too, even those that git ignores.
 */
export function differences(
  root: string,
  expected: ReadonlyMap<string, string>,
  folders: readonly string[],
): Difference[] {
  const wrong = [...expected].flatMap(([file, text]): Difference[] => {
    const path = join(root, file);
    if (!existsSync(path)) return [{ file, kind: 'missing' }];
    return readFileSync(path, 'utf8') === text ? [] : [{ file, kind: 'changed' }];
  });
  const extra = folders
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => !expected.has(file))
    .map((file) => ({ file, kind: 'extra' as const }));
  return [...wrong, ...extra];
}

/** Writes missing and changed files and deletes unknown ones; returns these differences. */
export function writeStale(
  root: string,
  expected: ReadonlyMap<string, string>,
  folders: readonly string[],
): Difference[] {
  const found = differences(root, expected, folders);
  for (const { file } of found) {
    const text = expected.get(file);
    if (text === undefined) {
      rmSync(join(root, file));
      continue;
    }
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return found;
}
