import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pack } from './pack';

let dist = '';
const script = 'export const answer = 42;\n'.repeat(100);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/page-1a2b.js'), script);
  writeFileSync(join(dist, 'assets/small-1a2b.js'), 'export {};');
  writeFileSync(join(dist, 'assets/font-1a2b.woff2'), script);
  writeFileSync(join(dist, 'index.html'), script);
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

it('the build contains a script as gzip and as Brotli, and both can be decompressed', async () => {
  const [packed, ...others] = await pack(dist);
  expect(packed).toMatchObject({ file: 'assets/page-1a2b.js', plainBytes: script.length });
  expect(others).toEqual([]);
  const gzipped = readFileSync(join(dist, 'assets/page-1a2b.js.gz'));
  const brotli = readFileSync(join(dist, '.br/assets/page-1a2b.js'));
  expect(gunzipSync(gzipped).toString()).toBe(script);
  expect(brotliDecompressSync(brotli).toString()).toBe(script);
  expect(packed?.gzipBytes).toBe(gzipped.byteLength);
  expect(packed?.brotliBytes).toBe(brotli.byteLength);
});

it.each(['assets/small-1a2b.js', 'assets/font-1a2b.woff2', 'index.html'])(
  'the build has no compressed form of %s: it is too small, already compressed, or changed by the server',
  async (file) => {
    await pack(dist);
    expect(existsSync(join(dist, `${file}.gz`))).toBe(false);
    expect(existsSync(join(dist, '.br', file))).toBe(false);
  },
);

it('the build writes compressed files only after all are compressed', async () => {
  writeFileSync(join(dist, 'assets/large-1a2b.js'), script.repeat(100));
  const packing = pack(dist);
  const isBegun = () =>
    existsSync(join(dist, '.br')) || existsSync(join(dist, 'assets/page-1a2b.js.gz'));
  await expect.poll(isBegun, { interval: 1 }).toBe(true);
  expect(existsSync(join(dist, '.br/assets/large-1a2b.js'))).toBe(true);
  await packing;
});

it('the build removes the compressed files of an earlier build', async () => {
  await pack(dist);
  rmSync(join(dist, 'assets/page-1a2b.js'));
  await pack(dist);
  expect(existsSync(join(dist, '.br/assets/page-1a2b.js'))).toBe(false);
});
