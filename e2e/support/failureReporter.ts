import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Type of an annotation with sizes of a screen, which is printed though its test has passed. */
export const MEASURES = 'measures';

/** Prints failed tests, each with its reason and place, and measures. Used where the output is a log. */
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
