import { describe, expect, it } from 'vitest';
import { createBackend } from './backend';
import { handlers } from './handlers';
import { createTestBackend } from './node';
import { requestFor, send } from './testing/client';
import { expectNoProblems } from './testing/expectNoProblems';

describe('the backend of unit tests', () => {
  const backend = createTestBackend();

  it('handles fetch on any host', async () => {
    const response = await fetch('https://anywhere.example/api/service/build/health');
    expect(await response.json()).toEqual({ status: 'UP' });
  });

  it('resets before each test', () => {
    expect(backend.log.list()).toEqual([]);
  });

  it('simulates a lost connection', async () => {
    backend.faults.post([{ kind: 'drop' }]);
    await expect(fetch(requestFor('getHealth'))).rejects.toThrow(TypeError);
  });

  it('simulates an interrupted body', async () => {
    backend.faults.post([{ kind: 'drop-mid-body' }]);
    const response = await fetch(requestFor('getHealth'));
    await expect(response.text()).rejects.toThrow(/lost in the middle/);
  });

  it('allows a test to abort a pending call', async () => {
    backend.faults.post([{ kind: 'timeout' }]);
    const client = new AbortController();
    const hanging = fetch(new Request(requestFor('getHealth'), { signal: client.signal }));
    setTimeout(() => client.abort(), 0);
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a test that uses the backend', () => {
  it('fails if a handler’s response violates the contract', async () => {
    const backend = createBackend({
      handlers: { ...handlers, getHealth: () => ({}) as { status: string } },
    });
    await send(backend, 'getHealth');
    expect(() => expectNoProblems(backend)).toThrow(/broke the contract/);
    expect(() => expectNoProblems(backend, true)).toThrow(/broke the contract/);
  });

  it('fails if a request violates the contract, unless the test is about invalid requests', async () => {
    const backend = createBackend();
    await backend.handle(new Request('http://cabinet.test/api/v1/auth/login', { method: 'POST' }));
    expect(() => expectNoProblems(backend)).toThrow(/broke the contract/);
    expectNoProblems(backend, true);
  });

  it('fails if a handler has crashed', async () => {
    const backend = createBackend({
      handlers: {
        ...handlers,
        getHealth: () => {
          throw new Error('planted');
        },
      },
    });
    await send(backend, 'getHealth');
    expect(() => expectNoProblems(backend)).toThrow(/broke the contract/);
  });
});
