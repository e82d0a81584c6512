import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedLibraries } from '../../scripts/release/advisories';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The rows of the table of promises: what is promised, and what holds it. */
const rows = read('e2e/README.md')
  .split('\n')
  .flatMap((line) => {
    const [, promise, tests] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    const isRow = promise !== undefined && promise !== 'promise' && !/^-+$/.test(promise);
    return isRow && tests !== undefined ? [{ promise, tests }] : [];
  });

const named = rows.flatMap(({ promise, tests }) =>
  [...tests.matchAll(/`([^`]+\.tsx?)`: `([^`]+)`/g)].map(([, file = '', title = '']) => ({
    promise,
    file,
    title,
  })),
);

describe('the table of promises', () => {
  it('has its rows, and each names a test or says that there is none', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25);
    // A test that the pattern cannot read would not be checked below.
    const counts = rows.map(({ promise, tests }) => ({
      promise,
      named: named.filter((one) => one.promise === promise).length,
      written: tests === '—' ? 0 : tests.split('<br>').length,
    }));
    expect(counts.filter(({ named: found, written }) => found !== written)).toEqual([]);
  });

  it.each(named)('names a test that is there: $file: $title', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(read(file)).toContain(title);
  });
});

it('the deviation of the readable refresh cookie is written down', () => {
  for (const file of ['README.md', 'SECURITY.md']) {
    expect(read(file).replace(/\s+/g, ' ')).toMatch(
      /cookie[^.]*cannot be `HttpOnly`|cannot be `HttpOnly`/,
    );
  }
});

it('the libraries that stay for a reason are those that there are', () => {
  const names = namedLibraries(read('SECURITY.md'));
  expect(names).toContain('redux-persist');
  const lock = read('package-lock.json');
  for (const name of names) expect(lock).toContain(`"node_modules/${name}": {`);
});
