/** The JSON report of vitest, a run without tests where nothing else is given. */
export function reportOfVitest(more: object): string {
  const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...counts, testResults: [], ...more });
}

/** The JSON report of Playwright, a run without tests where nothing else is given. */
export function reportOfPlaywright(more: object): string {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  return JSON.stringify({ stats, errors: [], suites: [], ...more });
}

/** A test of Playwright's that passed, after tries of so many milliseconds. */
export function specOf(title: string, durations: readonly number[]) {
  return { title, ok: true, tests: [{ results: durations.map((duration) => ({ duration })) }] };
}
