import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forbiddenTexts, hygieneFindings } from './findings';

const root = join(import.meta.dirname, '../..');

describe('the check of the production build', () => {
  let dist = '';
  const put = (file: string, text: string): void => writeFileSync(join(dist, file), text);

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'));
    mkdirSync(join(dist, 'assets'));
    put('index.html', '<html lang="ru"></html>');
    put('assets/main.js', 'console.warn("Деловой кабинет")');
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('finds nothing in a clean build', () => {
    expect(hygieneFindings(dist, forbiddenTexts)).toEqual([]);
  });

  it.each(forbiddenTexts.map(({ text, because }) => [because, text]))(
    'finds %s',
    (because, text) => {
      put('assets/lazy.js', `x="${text}"`);
      expect(hygieneFindings(dist, forbiddenTexts)).toEqual([{ file: 'assets/lazy.js', because }]);
    },
  );

  it('finds a source map', () => {
    put('assets/main.js.map', '{}');
    expect(hygieneFindings(dist, forbiddenTexts)).toHaveLength(1);
  });

  it('fails if the build has no scripts', () => {
    rmSync(join(dist, 'assets/main.js'));
    expect(() => hygieneFindings(dist, forbiddenTexts)).toThrow('No scripts');
  });

  it('searches for texts that the mock backend really contains', () => {
    for (const { text, from } of forbiddenTexts.filter((entry) => entry.from !== undefined)) {
      const folder = join(root, from ?? '');
      const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
        .map((file) => readFileSync(join(folder, file), 'utf8'));
      expect(
        sources.some((source) => source.includes(text)),
        text,
      ).toBe(true);
    }
  });
});
