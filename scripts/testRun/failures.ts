import { fieldsOf } from '../../src/lib/fieldsOf';
import { listOf, parseReport } from './reportFields';

function relative(name: unknown, root: string): string {
  return String(name).replace(`${root}/`, '');
}

/** The failed tests of vitest's JSON report by file and name; a file that broke stands for itself. */
export function failuresOfVitest(report: string, root = process.cwd()): string[] {
  return listOf(fieldsOf(parseReport(report))['testResults']).flatMap((result) => {
    const { name, status, assertionResults } = fieldsOf(result);
    const file = relative(name, root);
    const failed = listOf(assertionResults).filter((test) => fieldsOf(test)['status'] === 'failed');
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map((test) => `${file}: ${String(fieldsOf(test)['fullName'])}`);
  });
}

function failedOf(suite: unknown, file: string): string[] {
  const { specs, suites } = fieldsOf(suite);
  const own = listOf(specs)
    .filter((spec) => fieldsOf(spec)['ok'] === false)
    .map((spec) => `${file}: ${String(fieldsOf(spec)['title'])}`);
  return [...own, ...listOf(suites).flatMap((inner) => failedOf(inner, file))];
}

/** The failed tests of Playwright's JSON report by file and title. */
export function failuresOfPlaywright(report: string): string[] {
  const suites = listOf(fieldsOf(parseReport(report))['suites']);
  return suites.flatMap((suite) => failedOf(suite, String(fieldsOf(suite)['title'])));
}

/** The command that runs vitest's failed files once more. */
export function vitestAgain(command: readonly string[], failures: readonly string[]): string[] {
  const files = failures.map((name) => name.split(': ')[0] ?? name);
  return [...command, ...new Set(files)];
}

/** The command that runs Playwright's failed tests once more, one after the other. */
export function playwrightAgain(command: readonly string[]): string[] {
  return [...command, '--last-failed', '--workers', '1'];
}
