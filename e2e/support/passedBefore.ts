import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

const exactly = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns file and titles of passed tests, in the format of `grepInvert`. */
function passedIn(suite: JSONReportSuite, titles: readonly string[]): string[] {
  const here = [...titles, suite.title];
  return [
    ...suite.specs.filter(({ ok }) => ok).map(({ title }) => [...here, title].join(' ')),
    ...(suite.suites ?? []).flatMap((inner) => passedIn(inner, here)),
  ];
}

/**
 * Returns a pattern of the tests that have passed in another run, read from its JSON report (`PASSED_BEFORE`, which the
 * long run sets). So journeys that have passed on a real nginx are not repeated on the simple server. Undefined if
 * there is no report.
 */
export function passedBefore(file = process.env['PASSED_BEFORE']): RegExp | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const { suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const passed = suites.flatMap((suite) => passedIn(suite, []));
  return passed.length === 0
    ? undefined
    : new RegExp(`(?:^| )(?:${passed.map(exactly).join('|')})(?: @|$)`);
}
