import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, vitest } from '../../scripts/testRun/runners';
import { tallyOfRunner } from '../../scripts/testRun/runSteps';
import { closingLine, summary } from '../../scripts/testRun/summary';
import { reportOfPlaywright, reportOfVitest, specOf } from './testing/reports';

describe('the count', () => {
  it('reads the report of vitest', () => {
    const report = reportOfVitest({
      numPassedTests: 7,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [{ name: 'a', status: 'failed', assertionResults: [{ status: 'failed' }] }],
    });
    expect(readVitest(report)?.tally).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a test file that broke before its tests as a failure', () => {
    const report = reportOfVitest({
      numPassedTests: 7,
      numFailedTests: 0,
      testResults: [{ name: 'a', status: 'failed', assertionResults: [] }],
    });
    expect(readVitest(report)?.tally.failed).toBe(1);
  });

  it('reads the report of Playwright, where a lucky second try is no pass', () => {
    const report = reportOfPlaywright({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'a fixture broke' }],
    });
    expect(readPlaywright(report)?.tally).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it.each([
    ['left no report', undefined, true],
    ['left a broken report', readVitest('{"numPassed')?.tally, true],
    ['ran nothing', { passed: 0, failed: 0, skipped: 0 }, true],
    ['skipped everything', { passed: 0, failed: 0, skipped: 9 }, true],
    ['crashed after a clean report', { passed: 9, failed: 0, skipped: 0 }, false],
  ])('takes a runner that %s for failed', (_case, tally, succeeded) => {
    expect(tallyOfRunner(tally, succeeded).failed).toBe(1);
  });

  it('closes with passed and failed, and with skipped only when there are any', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    );
  });
});

describe('where the time has gone', () => {
  const vitestReport = reportOfVitest({
    numPassedTests: 3,
    testResults: [
      { name: '/here/quick.test.ts', assertionResults: [{ duration: 40 }, { status: 'failed' }] },
      { name: '/here/slow.test.ts', assertionResults: [{ duration: 900 }, { duration: 1100 }] },
    ],
  });
  const playwrightReport = reportOfPlaywright({
    suites: [
      {
        title: 'faults.spec.ts',
        specs: [specOf('of a call', [1500])],
        suites: [{ title: 'every fault', specs: [specOf('of the sign-out', [2500])] }],
      },
    ],
  });

  it('is read from the reports, the slowest first', () => {
    expect(readVitest(vitestReport, '/here')?.slowest).toEqual([
      { name: 'slow.test.ts', seconds: 2 },
      { name: 'quick.test.ts', seconds: 0.04 },
    ]);
    expect(readPlaywright(playwrightReport)?.slowest).toEqual([
      { name: 'faults.spec.ts: of the sign-out', seconds: 2.5 },
      { name: 'faults.spec.ts: of a call', seconds: 1.5 },
    ]);
  });

  it.each(['', '{"testRes', '[]', 'null'])('is not known from the report «%s»', (report) => {
    expect(readVitest(report)).toBeUndefined();
    expect(readPlaywright(report)).toBeUndefined();
  });

  it('is told for the whole run, for each part and for the ten slowest tests of each', () => {
    const slowest = Array.from({ length: 11 }, (_, rank) => ({
      name: `test ${rank + 1}`,
      seconds: 100 - rank,
    }));
    const check = {
      tally: { passed: 1, failed: 0, skipped: 0 },
      output: '',
      slowest: [],
      failures: [],
      unstable: [],
    };
    const lines = summary(
      [
        { ...check, step: { name: 'lint', command: [] }, seconds: 5 },
        {
          ...check,
          step: {
            name: 'unit tests',
            command: [],
            report: { file: '', runner: vitest },
          },
          tally: { passed: 198, failed: 2, skipped: 0 },
          seconds: 10,
          slowest,
          failures: ['a.test.ts: adds', 'b.test.ts: takes away'],
          unstable: ['c.test.ts: waits'],
        },
      ],
      12,
    ).split('\n');
    expect(lines.slice(2, 5).map((line) => line.trim())).toEqual([
      '12.0 s  the whole run',
      '10.0 s  unit tests (200 tests, 20.0 a second)',
      '5.0 s  lint',
    ]);
    expect(lines).toContain('  100.0 s  test 1');
    expect(lines).toContain('   91.0 s  test 10');
    expect(lines.join()).not.toContain('test 11');
    expect(lines.slice(-8)).toEqual([
      '',
      'Unstable, passed only when run once more:',
      '  c.test.ts: waits',
      '',
      'Failed:',
      '  a.test.ts: adds',
      '  b.test.ts: takes away',
      '',
    ]);
  });
});
