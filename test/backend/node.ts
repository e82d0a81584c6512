import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createBackend, type Backend, type BackendOptions } from './backend';
import { expectNoProblems } from './testing/expectNoProblems';

export interface TestBackendOptions extends BackendOptions {
  /** True if the tests send invalid requests on purpose: only responses are checked. */
  allowBrokenRequests?: boolean;
}

/**
 * Handles every fetch of the test file to `/api`, on any host, with a backend that is seeded before each test. A test
 * fails if an exchange violated the contract or crashed a handler. Call it once at the top of a file or describe block.
 */
export function createTestBackend(options: TestBackendOptions = {}): Backend {
  const backend = createBackend(options);
  const server = setupServer(
    http.all('*/api/*', ({ request }) => answer(backend, request)),
    http.all('*/__backend*', ({ request }) => answer(backend, request)),
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

/** Returns the backend's response, or a network error if the client has aborted the request. */
async function answer(backend: Backend, request: Request): Promise<Response> {
  try {
    return await backend.handle(request);
  } catch (error) {
    if (request.signal.aborted) return Response.error();
    throw error;
  }
}
