import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createBackend, type Backend, type BackendOptions } from './backend';
import { describeProblems, type Exchange } from './core/exchangeLog';

/** Options of a backend under unit tests. */
export interface TestBackendOptions extends BackendOptions {
  /** The tests send broken requests on purpose, so that only answers are held to the contract. */
  allowBrokenRequests?: boolean;
}

/**
 * Answers every fetch of the test file to `/api`, on any host, from one backend that is seeded
 * anew before each test. A test fails when its exchanges broke the contract, on either side, or
 * crashed a handler. Call it once at the top of a describe block or file.
 */
export function createTestBackend(options: TestBackendOptions = {}): Backend {
  const backend = createBackend(options);
  const server = setupServer(
    http.all('*/api/*', ({ request }) => backend.handle(request)),
    http.all('*/__backend*', ({ request }) => backend.handle(request)),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    backend.reset();
    backend.faults.post(options.faults ?? []);
  });
  afterEach(() => expectNoProblems(backend, options.allowBrokenRequests ?? false));
  afterAll(() => server.close());
  return backend;
}

/** Fails the running test when an exchange since the last reset broke the contract. */
export function expectNoProblems(backend: Backend, allowBrokenRequests = false): void {
  const problems = backend.log
    .list()
    .map((exchange): Exchange =>
      allowBrokenRequests ? { ...exchange, requestFindings: [] } : exchange,
    )
    .flatMap(describeProblems);
  expect(problems, 'exchanges that broke the contract').toEqual([]);
}
