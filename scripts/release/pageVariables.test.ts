import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_VARIABLES, variableTags } from './pageVariables';

const root = join(import.meta.dirname, '../..');

/** Returns the shipped source files of a folder, without tests. */
function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

it('the page contains the VITE_ variables that the cabinet reads, and no other variables', () => {
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

it('PAGE_VARIABLES contains every variable that the cabinet reads, except the version', () => {
  const read = sourcesOf('src')
    .flatMap((source) => [...source.matchAll(/\bVITE_[A-Z_]+\b/g)].map(([name]) => name))
    // The bundle contains the version already, so the page does not need it.
    .filter((name) => name !== 'VITE_' && name !== 'VITE_VERSION');
  expect([...new Set(read)].toSorted()).toEqual([...PAGE_VARIABLES].toSorted());
});
