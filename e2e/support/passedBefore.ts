import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

const exactly = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** File and titles of the tests that have passed, as Playwright's `grepInvert` meets them. */
function passedIn(suite: JSONReportSuite, titles: readonly string[]): string[] {
  const here = [...titles, suite.title];
  return [
    ...suite.specs.filter(({ ok }) => ok).map(({ title }) => [...here, title].join(' ')),
    ...(suite.suites ?? []).flatMap((inner) => passedIn(inner, here)),
  ];
}

/**
 * Leaves out what has passed in another run, by the file of its JSON report (`PASSED_BEFORE`, which the
 * long run sets): journeys that a real nginx has served need not be played on the simple server again.
 * Without such a file nothing is left out.
 */
export function passedBefore(file = process.env['PASSED_BEFORE']): RegExp | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const { suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const passed = suites.flatMap((suite) => passedIn(suite, []));
  return passed.length === 0
    ? undefined
    : new RegExp(`(?:^| )(?:${passed.map(exactly).join('|')})(?: @|$)`);
}
