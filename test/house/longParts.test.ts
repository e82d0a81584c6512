import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  LONG_UNIT_TESTS,
  LEFT_OUT,
  LONG_JOURNEYS,
  LONG_PART,
  LONGER_TESTS,
  NGINX_PART,
} from '../../scripts/testRun/longParts';
import { RUNS } from '../../scripts/testRun/steps';
import type { Step } from '../../scripts/testRun/runSteps';
import { playedAlways } from './playedAlways';

const read = (path: string) => readFileSync(path, 'utf8');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);

const journeys = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts') && !/^(?:foreign|production)\//.test(path))
  .toSorted();

describe('a file of journeys', () => {
  const isNamed = (path: string) => Object.hasOwn(LONG_JOURNEYS, path);

  it.each(journeys.filter((path) => !isNamed(path)))('%s is played by npm test', (path) => {
    expect(playedAlways(read(`e2e/${path}`))).toBeGreaterThan(0);
  });

  it.each(Object.entries(LONG_JOURNEYS))('%s is left out for a reason', (_path, reason) => {
    expect(reason).toMatch(/\S+ \S+ \S+/);
  });

  it('that is named is there', () => {
    expect(journeys).toEqual(expect.arrayContaining(Object.keys(LONG_JOURNEYS)));
  });

  it('tags its long tests: a title has no such word', () => {
    const wrong = below('e2e')
      .filter((path) => path.endsWith('.ts'))
      .filter((path) =>
        read(path)
          .replaceAll(/tag: '@long'|\['@long'\]|`@long`/g, '')
          .includes('@long'),
      );
    expect(wrong).toEqual([]);
  });
});

describe('what npm test leaves out', () => {
  const isLeftOut = (title: string) => new RegExp(LEFT_OUT).test(title);

  it('is a tag or a whole file, never a word of a title', () => {
    expect(isLeftOut('  frame.spec.ts at 320 px nothing scrolls')).toBe(true);
    expect(isLeftOut('  accessibility/fields.spec.ts every field')).toBe(true);
    expect(isLeftOut('  shell.spec.ts collapses the sidebar @long')).toBe(true);
    expect(isLeftOut('  settlement.spec.ts claims in a frame that hears only its own page')).toBe(
      false,
    );
    expect(isLeftOut('  users.spec.ts the focus of fields is in captcha.spec')).toBe(false);
    expect(isLeftOut('  accessibility/profile.spec.ts the own data')).toBe(false);
  });

  it('is played by the long run, with every state of a screen', () => {
    const isPlayed = (title: string) => new RegExp(LONG_PART).test(title);
    expect(isPlayed('  frame.spec.ts at 320 px nothing scrolls')).toBe(true);
    expect(isPlayed('  shell.spec.ts collapses the sidebar @long')).toBe(true);
    expect(isPlayed('  accessibility/profile.spec.ts the own data')).toBe(true);
    expect(isPlayed('  shell.spec.ts survives broken storage')).toBe(false);
  });

  it('is played before nginx by the long run, with all journeys and no test of the server twice', () => {
    const isPlayed = (title: string) => new RegExp(NGINX_PART).test(title);
    expect(isPlayed('  production/serving.spec.ts a page has its policy @long')).toBe(true);
    expect(isPlayed('  production/serving.spec.ts a page has its policy')).toBe(false);
    expect(isPlayed('  production/serving.spec.ts reads signIn.spec.ts ')).toBe(false);
    expect(isPlayed('  signIn.spec.ts lets in')).toBe(true);
  });

  it('of the unit tests is run by the long run', () => {
    const commands = (all: readonly Step[]) =>
      all.map(({ command }) => command.join(' ')).join('\n');
    for (const path of LONG_UNIT_TESTS) {
      expect(existsSync(path), path).toBe(true);
      expect(commands(RUNS[''])).toContain(`--exclude=${path}`);
      expect(commands(RUNS.long)).toContain(` ${path}`);
    }
  });
});

describe('a test that takes more in the long run', () => {
  const asks = /from '(?:\.\.?\/)+(?:test\/)?(?:longRun|contract\/anyAnswer)'/;
  const asking = [...below('src'), ...below('scripts'), ...below('test')].filter(
    (path) => /\.test\.tsx?$/.test(path) && asks.test(read(path)),
  );

  it('is named, so that the long run takes it along', () => {
    expect(asking.toSorted()).toEqual([...LONGER_TESTS].toSorted());
  });
});

describe('the reader of journeys', () => {
  it.each([
    [`test('a', async () => {\n  x();\n});\n`, 1],
    [`test('a', { tag: '@long' }, async () => {\n  x();\n});\n`, 0],
    [
      `test(\n  'a',\n  { tag: '@long' },\n  async () => {\n  },\n);\ntest('b', async () => {\n});\n`,
      1,
    ],
    [`test.describe('d', { tag: '@long' }, () => {\n  test('a', () => {\n  });\n});\n`, 0],
    [`test.describe('d', () => {\n  test('a', { tag: '@long' }, () => {\n  });\n});\n`, 0],
    [
      `testAccessibility({\n  a: {\n    long: true,\n    visit: open,\n  },\n  b: { visit: open },\n});\n`,
      1,
    ],
    [
      `test(
  'a',
  isShort ? {} : { tag: '@long' },
  async () => {
  },
);
`,
      1,
    ],
  ])('counts in %j', (source, count) => {
    expect(playedAlways(source)).toBe(count);
  });
});
