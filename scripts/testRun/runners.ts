import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';

/** How many tests ran and how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** How long a test, or a file of tests, took. */
export interface Timing {
  readonly name: string;
  readonly seconds: number;
}

/** What the report of a run says. */
export interface TestReport {
  readonly tally: Tally;
  /** What took how long, the slowest first. */
  readonly slowest: readonly Timing[];
  /** The names of the failed tests; a file that broke stands for itself. */
  readonly failures: readonly string[];
}

/** How the report of a runner of tests is read, and how it runs its failed tests once more. */
export interface Runner {
  /** Undefined for a report that is broken. */
  readonly read: (report: string) => TestReport | undefined;
  readonly again: (command: readonly string[], failures: readonly string[]) => readonly string[];
}

/** A report that is cut off, or lacks what every whole report has, is none. */
function ifWhole(read: () => TestReport): TestReport | undefined {
  try {
    const found = read();
    return Number.isInteger(found.tally.passed) ? found : undefined;
  } catch {
    return undefined;
  }
}

function secondsOf(timed: readonly { readonly duration?: number | null | undefined }[]): number {
  return timed.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000;
}

function slowestFirst(timings: readonly Timing[]): Timing[] {
  return timings
    .map(({ name, seconds }) => ({ name, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** Reads the JSON report of vitest (the shape of Jest's `--json`). */
export function readVitest(text: string, root = process.cwd()): TestReport | undefined {
  return ifWhole(() => {
    const report: JsonTestResults = JSON.parse(text);
    const files = report.testResults.map(({ name: path, status, assertionResults: tests }) => {
      const name = path.replace(`${root}/`, '');
      const failed = tests.filter((test) => test.status === 'failed');
      // A file may fail before any of its tests can: an import that throws, a broken `describe`.
      const isBroken = status === 'failed' && failed.length === 0;
      const failures = failed.map(({ fullName }) => `${name}: ${fullName}`);
      return { name, isBroken, failures: isBroken ? [name] : failures, seconds: secondsOf(tests) };
    });
    const broken = files.filter(({ isBroken }) => isBroken).length;
    return {
      tally: {
        passed: report.numPassedTests,
        failed: report.numFailedTests + broken,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      slowest: slowestFirst(files),
      failures: files.flatMap(({ failures }) => failures),
    };
  });
}

function specsOf(suite: JSONReportSuite, file: string): (Timing & { readonly ok: boolean })[] {
  const own = suite.specs.map(({ title, ok, tests }) => ({
    name: `${file}: ${title}`,
    ok,
    seconds: secondsOf(tests.flatMap(({ results }) => results)),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, file))];
}

/** Reads the JSON report of Playwright. A test that passed on a second try is not a pass. */
export function readPlaywright(text: string): TestReport | undefined {
  return ifWhole(() => {
    const { stats, errors, suites }: JSONReport = JSON.parse(text);
    const specs = suites.flatMap((one) => specsOf(one, one.title));
    return {
      tally: {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + errors.length,
        skipped: stats.skipped,
      },
      slowest: slowestFirst(specs),
      failures: specs.filter(({ ok }) => !ok).map(({ name }) => name),
    };
  });
}

/** Runs the failed files once more. */
export const vitest: Runner = {
  read: readVitest,
  again: (command, failures) => [
    ...command,
    ...new Set(failures.map((name) => name.split(': ')[0] ?? name)),
  ],
};

/** Runs the failed tests once more, one after the other. */
export const playwright: Runner = {
  read: readPlaywright,
  again: (command) => [...command, '--last-failed', '--workers', '1'],
};
