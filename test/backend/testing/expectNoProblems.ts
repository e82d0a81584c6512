import { expect } from 'vitest';
import type { Backend } from '../backend';
import { describeProblems, type Exchange } from '../core/exchangeLog';

/**
 * Fails the running test when an exchange since the last reset broke the contract or crashed a
 * handler.
 *
 * @param allowBrokenRequests broken requests are what the test is about: only answers count
 */
export function expectNoProblems(backend: Backend, allowBrokenRequests = false): void {
  const problems = backend.log
    .list()
    .map((exchange): Exchange =>
      allowBrokenRequests ? { ...exchange, requestFindings: [] } : exchange,
    )
    .flatMap(describeProblems);
  expect(problems, 'exchanges that broke the contract').toEqual([]);
}
