import { expect } from 'vitest';
import type { Backend } from '../backend';
import { describeProblems, type Exchange } from '../core/exchangeLog';

/**
 * Fails the current test if an exchange since the last reset violated the contract or crashed a handler.
 *
 * @param allowBrokenRequests true if the test sends invalid requests: then only responses are checked
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
