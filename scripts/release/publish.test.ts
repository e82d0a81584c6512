import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(import.meta.dirname, '../../deploy/publish.sh');
let folder = '';
let target = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  target = join(folder, 'served');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a build with files of its own, named after it, and one file that all builds share. */
function build(name: string): string {
  const dist = join(folder, `build-${name}`);
  for (const path of ['assets', '.br/assets']) {
    mkdirSync(join(dist, path), { recursive: true });
    writeFileSync(join(dist, path, `page-${name}.js`), name);
    writeFileSync(join(dist, path, 'libraries.js'), 'shared');
  }
  writeFileSync(join(dist, 'assets', `page-${name}.js.map`), 'secret');
  writeFileSync(join(dist, 'boot.js'), name);
  writeFileSync(join(dist, 'index.html'), `<script src="/assets/page-${name}.js">`);
  return dist;
}

const publish = (dist: string, ...more: string[]) =>
  spawnSync('sh', [script, dist, target, ...more], { encoding: 'utf8' });
const step = (STEP: string, dist: string) =>
  spawnSync('sh', [script, dist, target], { encoding: 'utf8', env: { ...process.env, STEP } });
const page = () => readFileSync(join(target, 'index.html'), 'utf8');
const served = () => readdirSync(join(target, 'assets')).toSorted();

it('a publication keeps the files of the last three releases, and the page of the newest release', () => {
  for (const name of ['1', '2', '3', '4']) {
    expect(publish(build(name))).toMatchObject({ status: 0, stderr: '' });
    expect(page()).toContain(`page-${name}.js`);
    expect(readFileSync(join(target, 'boot.js'), 'utf8')).toBe(name);
  }
  const kept = ['libraries.js', 'page-2.js', 'page-3.js', 'page-4.js'];
  expect(served()).toEqual(kept);
  expect(readdirSync(join(target, '.br/assets')).toSorted()).toEqual(kept);
});

it('an older build that is published again rolls the release back', () => {
  for (const name of ['1', '2', '1', '1']) publish(build(name), '2');
  expect(page()).toContain('page-1.js');
  expect(served()).toEqual(['libraries.js', 'page-1.js', 'page-2.js']);
  publish(build('3'), '2');
  expect(served()).toEqual(['libraries.js', 'page-1.js', 'page-3.js']);
});

it('a publication keeps the old page if a file cannot be copied', () => {
  publish(build('1'));
  const broken = build('2');
  symlinkSync(join(folder, 'nothing'), join(broken, 'assets/gone.js'));
  expect(publish(broken).status).not.toBe(0);
  expect(page()).toContain('page-1.js');
  expect(served()).toContain('page-1.js');
});

it('a publication can copy the files in one step and the page in a later step', () => {
  publish(build('1'));
  expect(step('files', build('2')).status).toBe(0);
  expect(page()).toContain('page-1.js');
  expect(readFileSync(join(target, 'boot.js'), 'utf8')).toBe('1');
  expect(served()).toEqual(['libraries.js', 'page-1.js', 'page-2.js']);
  expect(step('page', build('2')).status).toBe(0);
  expect(page()).toContain('page-2.js');
  expect(step('neither', build('2')).stderr).toContain('files or page is expected');
});

it.each([
  [['nowhere'], 'there is no page'],
  [['.', '0'], 'a number from 1'],
  [['.', 'three'], 'a number from 1'],
])('a publication refuses %j with a message', ([dist = '', ...more], words) => {
  const { status, stderr } = publish(join(folder, dist), ...more);
  expect(status).toBeGreaterThan(0);
  expect(stderr).toContain(words);
  expect(existsSync(target)).toBe(false);
});
