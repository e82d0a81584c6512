import { describe, expect, it } from 'vitest';
import { playwright, readVitest, vitest } from '../../scripts/testRun/runners';
import { runSteps, type Step } from '../../scripts/testRun/runSteps';
import { reportOfPlaywright, reportOfVitest, specOf } from './testing/reports';

/** What vitest reports of a run with these tests, by name and whether they passed. */
function reportOf(tests: Readonly<Record<string, boolean>>): string {
  const passed = Object.values(tests).filter(Boolean).length;
  return reportOfVitest({
    numPassedTests: passed,
    numFailedTests: Object.keys(tests).length - passed,
    testResults: Object.entries(tests).map(([fullName, isPassed]) => ({
      name: `${process.cwd()}/src/${fullName}.test.ts`,
      status: isPassed ? 'passed' : 'failed',
      assertionResults: [{ fullName, status: isPassed ? 'passed' : 'failed' }],
    })),
  });
}

/** Runs one step of tests whose runs answer with these reports, one after the other. */
async function rehearseTests(...reports: readonly string[]) {
  const commands: string[] = [];
  const step: Step = { name: 'unit', command: ['vitest'], report: { file: '', runner: vitest } };
  const [result] = await runSteps([step], {
    run: (run) => {
      commands.push(run.command.join(' '));
      return Promise.resolve({ succeeded: commands.length > 1, output: `run ${commands.length}` });
    },
    readReport: () => reports[commands.length - 1],
    now: () => 0,
    finished: () => undefined,
  });
  return { result, commands };
}

describe('a failed test', () => {
  it('is run once more, and named as unstable when it passes then', async () => {
    const { result, commands } = await rehearseTests(
      reportOf({ one: true, two: false, three: true }),
      reportOfVitest({ numPassedTests: 1 }),
    );
    expect(commands).toEqual(['vitest', 'vitest src/two.test.ts']);
    expect(result?.unstable).toEqual(['src/two.test.ts: two']);
    expect(result?.output).toContain('run 1');
  });

  it('stays failed when it fails again, or when the second run says nothing of it', async () => {
    const failing = reportOf({ one: true, two: false });
    const nothing = reportOfVitest({});
    for (const second of [failing, nothing, '']) {
      const { result } = await rehearseTests(failing, second);
      expect(result?.tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
      expect(result?.failures).toEqual(['src/two.test.ts: two']);
      expect(result?.unstable).toEqual([]);
    }
  });

  it('is not run again where many failed, or where the runner itself broke', async () => {
    const many = reportOf(
      Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, false])),
    );
    expect((await rehearseTests(many)).commands).toHaveLength(1);
    const crashed = reportOf({ one: true });
    const { result, commands } = await rehearseTests(crashed);
    expect(commands).toHaveLength(1);
    expect(result?.tally.failed).toBe(1);
  });

  it('is named by its file and its title', () => {
    const broken = reportOfVitest({
      testResults: [{ name: '/here/a.test.ts', status: 'failed', assertionResults: [] }],
    });
    expect(readVitest(broken, '/here')?.failures).toEqual(['a.test.ts']);
    const journeys = reportOfPlaywright({
      suites: [
        {
          title: 'focus.spec.ts',
          specs: [specOf('stays', [])],
          suites: [{ title: 'inner', specs: [{ ...specOf('moves', []), ok: false }] }],
        },
      ],
    });
    expect(playwright.read(journeys)?.failures).toEqual(['focus.spec.ts: moves']);
    expect(playwright.read('{')).toBeUndefined();
  });

  it('is run again by the runner in its own way', () => {
    expect(vitest.again(['vitest'], ['a.test.ts: x', 'a.test.ts: y', 'b.test.ts'])).toEqual([
      'vitest',
      'a.test.ts',
      'b.test.ts',
    ]);
    expect(playwright.again(['tsx', 'scripts/e2e.ts'], [])).toContain('--last-failed');
  });
});
