import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Prints failed tests only, each with its reason and place. Used where the output is a log. */
export default class FailureReporter implements Reporter {
  printsToStdio = () => true;

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const { file, line } = test.location;
    const reasons = errors.map(({ stack, message, value }) => stack ?? message ?? value ?? '');
    const title = test.titlePath().filter(Boolean).join(' › ');
    const text = `failed: ${title} (${file}:${line})\n${reasons.join('\n')}\n\n`;
    process.stdout.write(stripVTControlCharacters(text));
  }

  onError({ stack, message = '' }: { stack?: string; message?: string }): void {
    process.stdout.write(`${stack ?? message}\n`);
  }
}
