import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';

export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly string[];
}

/** Returns a failed test and its error in one line, because often only the summary of a run is kept. */
function failureOf(test: string, message = ''): string {
  const reason = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return [test, reason.slice(0, 400)].filter(Boolean).join(': ');
}

export function readVitest(text: string): Tally {
  const report: JsonTestResults = JSON.parse(text);
  const failed: string[] = [];
  for (const { name, status, assertionResults } of report.testResults) {
    const before = failed.length;
    for (const test of assertionResults) {
      const [reason] = test.failureMessages ?? [];
      if (test.status === 'failed') failed.push(failureOf(`${name}: ${test.fullName}`, reason));
    }
    // A file can fail outside of its tests: in an import or a hook.
    if (status === 'failed' && failed.length === before) failed.push(name);
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, skipped, failed };
}

export function readPlaywright(text: string): Tally {
  const { stats, errors, suites }: JSONReport = JSON.parse(text);
  const failed = errors.map(({ message = '' }) => message);
  const read = (suite: JSONReportSuite): void => {
    for (const { title, tests } of suite.specs) {
      const outcomes = tests.map(({ status }) => status);
      const tries = tests.flatMap(({ results }) => results);
      const reason = tries.find(({ error }) => error)?.error?.message;
      // A test that passed on a retry counts as failed.
      if (outcomes.some((outcome) => outcome === 'unexpected' || outcome === 'flaky'))
        failed.push(failureOf(`${suite.file}: ${title}`, reason));
    }
    suite.suites?.forEach(read);
  };
  suites.forEach(read);
  return { passed: stats.expected, skipped: stats.skipped, failed };
}
