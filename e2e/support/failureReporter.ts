import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Type of annotations with measures. The reporter prints them even if the test has passed. */
export const MEASURES = 'measures';

/** Reporter for logs: prints the failed tests with reason and location, and all measures. */
export default class FailureReporter implements Reporter {
  printsToStdio = () => true;

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    for (const { type, description = '' } of test.annotations) {
      if (type === MEASURES) process.stdout.write(`${description}\n`);
    }
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
