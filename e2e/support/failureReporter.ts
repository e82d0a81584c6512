import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Type of annotations with measures. The reporter prints them even if the test has passed. */
export const MEASURES = 'measures';

/** Reporter for logs: prints the failed tests with reason, location and files, all measures, and the numbers at the end. */
export default class FailureReporter implements Reporter {
  #passed = 0;
  #failed = 0;

  printsToStdio = () => true;

  onTestEnd(test: TestCase, { status, errors, attachments }: TestResult): void {
    for (const { type, description = '' } of test.annotations) {
      if (type === MEASURES) process.stdout.write(`${description}\n`);
    }
    if (status === 'skipped') return;
    if (status === test.expectedStatus) {
      this.#passed += 1;
      return;
    }
    this.#failed += 1;
    const { file, line } = test.location;
    const reasons = errors.map(({ stack, message, value }) => stack ?? message ?? value ?? '');
    const title = test.titlePath().filter(Boolean).join(' › ');
    const files = attachments.flatMap(({ name, path }) => (path ? [`${name}: ${path}`] : []));
    const lines = [`failed: ${title} (${file}:${line})`, ...reasons, ...files];
    const text = `${lines.join('\n')}\n\n`;
    process.stdout.write(stripVTControlCharacters(text));
  }

  onError({ stack, message = '' }: { stack?: string; message?: string }): void {
    process.stdout.write(`${stack ?? message}\n`);
  }

  onEnd(): void {
    process.stdout.write(`${this.#passed} passed, ${this.#failed} failed\n`);
  }
}
