import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeSourceMaps } from './sourceMaps';

it('takeSourceMaps moves the source maps out of the build, and deletes those of an older build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  const dist = join(folder, 'dist');
  const maps = join(folder, 'source-maps');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of ['page-1.js', 'page-1.js.map', 'page-1.css.map']) {
    writeFileSync(join(dist, 'assets', name), name);
  }
  expect(takeSourceMaps(dist, maps)).toBe(2);
  expect(readdirSync(join(dist, 'assets'))).toEqual(['page-1.js']);
  expect(readdirSync(maps).toSorted()).toEqual(['page-1.css.map', 'page-1.js.map']);
  expect(takeSourceMaps(dist, maps)).toBe(0);
  expect(existsSync(maps)).toBe(false);
  rmSync(folder, { recursive: true });
});
