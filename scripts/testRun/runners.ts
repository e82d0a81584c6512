import type { Tally } from './tally';

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

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listAt(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

function numberAt(fields: Fields, name: string): number {
  const value = fields[name];
  return typeof value === 'number' ? value : 0;
}

/** Without the heading that every whole report has, it is none. */
function parse(report: string, heading: string): Fields | undefined {
  try {
    const fields = fieldsOf(JSON.parse(report));
    return heading in fields ? fields : undefined;
  } catch {
    return undefined;
  }
}

function secondsOf(timed: readonly Fields[]): number {
  return timed.reduce((sum, one) => sum + numberAt(one, 'duration'), 0) / 1000;
}

function slowestFirst(timings: readonly Timing[]): Timing[] {
  return timings.toSorted((one, other) => other.seconds - one.seconds);
}

/** Reads the JSON report of vitest (the shape of Jest's `--json`). */
export function readVitest(report: string, root = process.cwd()): TestReport | undefined {
  const fields = parse(report, 'numPassedTests');
  if (fields === undefined) return undefined;
  const files = listAt(fields, 'testResults').map((file) => {
    const tests = listAt(file, 'assertionResults');
    const name = String(file['name']).replace(`${root}/`, '');
    const failed = tests.filter(({ status }) => status === 'failed');
    // A file may fail before any of its tests can: an import that throws, a broken `describe`.
    const isBroken = file['status'] === 'failed' && failed.length === 0;
    const failures = failed.map(({ fullName }) => `${name}: ${String(fullName)}`);
    return { name, isBroken, failures: isBroken ? [name] : failures, seconds: secondsOf(tests) };
  });
  return {
    tally: {
      passed: numberAt(fields, 'numPassedTests'),
      failed: numberAt(fields, 'numFailedTests') + files.filter(({ isBroken }) => isBroken).length,
      skipped: numberAt(fields, 'numPendingTests') + numberAt(fields, 'numTodoTests'),
    },
    slowest: slowestFirst(files.map(({ name, seconds }) => ({ name, seconds }))),
    failures: files.flatMap(({ failures }) => failures),
  };
}

function specsOf(suite: Fields, file: string): { name: string; ok: unknown; seconds: number }[] {
  const own = listAt(suite, 'specs').map((spec) => ({
    name: `${file}: ${String(spec['title'])}`,
    ok: spec['ok'],
    seconds: secondsOf(listAt(spec, 'tests').flatMap((test) => listAt(test, 'results'))),
  }));
  return [...own, ...listAt(suite, 'suites').flatMap((inner) => specsOf(inner, file))];
}

/** Reads the JSON report of Playwright. A test that passed on a second try is not a pass. */
export function readPlaywright(report: string): TestReport | undefined {
  const fields = parse(report, 'stats');
  if (fields === undefined) return undefined;
  const stats = fieldsOf(fields['stats']);
  const unexpected = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky');
  const specs = listAt(fields, 'suites').flatMap((one) => specsOf(one, String(one['title'])));
  return {
    tally: {
      passed: numberAt(stats, 'expected'),
      failed: unexpected + listAt(fields, 'errors').length,
      skipped: numberAt(stats, 'skipped'),
    },
    slowest: slowestFirst(specs.map(({ name, seconds }) => ({ name, seconds }))),
    failures: specs.filter(({ ok }) => ok === false).map(({ name }) => name),
  };
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
