import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_VARIABLES, variableTags } from './pageVariables';

const root = join(import.meta.dirname, '../..');

/** The shipped sources of a folder. */
function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

it('the page gets the variables of its settings, and no others', () => {
  expect(
    variableTags({
      VITE_BRAND_NAME: 'Опора',
      VITE_BRAND_LOGO: ' ',
      VITE_DATABASE_PASSWORD: 'secret',
      VITE_VERSION: '1.2.3',
      MODE: 'production',
      DEV: false,
    }),
  ).toEqual([
    { tag: 'meta', attrs: { name: 'VITE_BRAND_NAME', content: 'Опора' }, injectTo: 'head' },
  ]);
});

it('the list names every variable that the cabinet reads', () => {
  const read = sourcesOf('src')
    .flatMap((source) => [...source.matchAll(/\bVITE_[A-Z_]+\b/g)].map(([name]) => name))
    // The scripts contain the version of the build.
    .filter((name) => name !== 'VITE_' && name !== 'VITE_VERSION');
  expect([...new Set(read)].toSorted()).toEqual([...PAGE_VARIABLES].toSorted());
});
