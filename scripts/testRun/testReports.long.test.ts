import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { readPlaywright, readVitest } from './reports';

// The folder is outside of the project, so the runners do not find its settings.
const root = mkdtempSync(join(tmpdir(), 'test-reports-'));
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

function folderOf(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

// The test starts both runners as processes, which takes long.
vi.setConfig({ testTimeout: 240_000 });
afterAll(() => vi.resetConfig());

/** Returns test code with every possible outcome. Both runners share this syntax. */
const tests = (it: string, from: string) => `import { expect, ${it} } from '${from}';
${it}('passes', () => {});
${it}('fails', () => { expect(1).toBe(2); });
${it}.skip('is left out', () => {});
`;
const BROKEN = `throw new Error('an import that throws');\n`;

/** Runs a runner in this folder, and returns its output. */
function outputOf(folder: string, program: string, ...args: readonly string[]): string {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const run = { cwd: folder, env, encoding: 'utf8' } as const;
  return spawnSync(join(process.cwd(), 'node_modules/.bin', program), args, run).stdout;
}

/** Runs a runner in this folder, and returns its report. */
function reportOf(folder: string, program: string, ...args: readonly string[]): string {
  outputOf(folder, program, ...args);
  return readFileSync(join(folder, 'report.json'), 'utf8');
}

it('readVitest lists failed tests, and files with an error', () => {
  const all = tests('it', 'vitest');
  const folder = folderOf('vitest', { 'all.test.ts': all, 'broken.test.ts': BROKEN });
  const options = ['--root=.', '--reporter=json', '--outputFile=report.json'];
  const tally = readVitest(reportOf(folder, 'vitest', 'run', ...options));
  expect(tally).toMatchObject({ passed: 1, skipped: 1 });
  expect(tally.failed.toSorted()).toEqual([
    expect.stringMatching(
      /all\.test\.ts: fails: AssertionError: expected 1 to be 2 .*all\.test\.ts:3:/,
    ),
    expect.stringMatching(/broken\.test\.ts$/),
  ]);
});

it('readPlaywright lists failed tests, files with an error, and tests that pass only on a retry', () => {
  const config = `export default { reporter: [['json', { outputFile: 'report.json' }]] };`;
  // Playwright runs each attempt in a new process, so only `retry` can tell them apart.
  const atLast = `test('passes at last', ({}, { retry }) => { expect(retry).toBe(1); });\n`;
  const all = tests('test', 'playwright/test') + atLast;
  const files = { 'playwright.config.ts': config, 'all.spec.ts': all };
  const whole = folderOf('playwright', files);
  expect(readPlaywright(reportOf(whole, 'playwright', 'test', '--retries=1'))).toEqual({
    passed: 1,
    skipped: 1,
    failed: [
      expect.stringMatching(/^all\.spec\.ts: fails: .*Expected: 2 Received: 1/),
      expect.stringMatching(/^all\.spec\.ts: passes at last: .*Expected: 1 Received: 0/),
    ],
  });
  const broken = folderOf('broken', { ...files, 'broken.spec.ts': BROKEN });
  expect(readPlaywright(reportOf(broken, 'playwright', 'test')).failed).toContainEqual(
    expect.stringContaining('an import that throws'),
  );
});

it('the reporter of the journeys prints where the picture of a failed one is, and the numbers at the end', () => {
  const reporter = join(process.cwd(), 'e2e/support/failureReporter.ts');
  const picture = `test.info().attachments.push({ name: 'screenshot', contentType: '', path: '/1.png' });`;
  const all = tests('test', 'playwright/test').replace('expect(1)', `${picture} expect(1)`);
  const folder = folderOf('journeys', {
    'playwright.config.ts': `export default { reporter: [['${reporter}']] };`,
    'all.spec.ts': all,
  });
  const output = outputOf(folder, 'playwright', 'test');
  expect(output).toContain('\nscreenshot: /1.png\n');
  expect(output).toMatch(/\n1 passed, 1 failed\n$/);
});
