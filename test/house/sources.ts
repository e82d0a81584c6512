import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Source {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Returns every hand-written TypeScript file of the given folders. */
export function handWrittenSources(folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)generated\//.test(file))
      .toSorted()
      .map((file) => {
        const path = `${folder}/${file}`;
        return { path, text: readFileSync(join(root, path), 'utf8') };
      }),
  );
}
