import { fieldsOf } from '../../src/lib/fieldsOf';
import { listOf, parseReport } from './reportFields';

/** How long a test, or a file of tests, took. */
export interface Timing {
  readonly name: string;
  readonly seconds: number;
}

function sumOfDurations(timed: unknown): number {
  const milliseconds = listOf(timed).map((one) => Number(fieldsOf(one)['duration'] ?? 0));
  return milliseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

function slowestFirst(timings: readonly Timing[]): Timing[] {
  return timings.toSorted((one, other) => other.seconds - one.seconds);
}

/** The files of vitest's JSON report by the time of their tests; a broken report has none. */
export function slowestOfVitest(report: string, root = process.cwd()): Timing[] {
  const files = listOf(fieldsOf(parseReport(report))['testResults']).map((file) => {
    const { name, assertionResults } = fieldsOf(file);
    return {
      name: String(name).replace(`${root}/`, ''),
      seconds: sumOfDurations(assertionResults),
    };
  });
  return slowestFirst(files);
}

function testsOf(suite: unknown, file: string): Timing[] {
  const { specs, suites } = fieldsOf(suite);
  const own = listOf(specs).map((spec) => {
    const { title, tests } = fieldsOf(spec);
    const results = listOf(tests).flatMap((test) => listOf(fieldsOf(test)['results']));
    return { name: `${file}: ${String(title)}`, seconds: sumOfDurations(results) };
  });
  return [...own, ...listOf(suites).flatMap((inner) => testsOf(inner, file))];
}

/** The tests of Playwright's JSON report; a broken report has none. */
export function slowestOfPlaywright(report: string): Timing[] {
  const suites = listOf(fieldsOf(parseReport(report))['suites']);
  return slowestFirst(suites.flatMap((suite) => testsOf(suite, String(fieldsOf(suite)['title']))));
}
