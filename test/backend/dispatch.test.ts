import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend';
import { describeProblems, type Exchange } from './core/exchangeLog';
import type { Handlers } from './defineHandlers';
import { handlers } from './handlers';
import { DEMO_PASSWORD } from './scenarios/people';
import { refuse, requestFor, send, signIn, succeed } from './testing/client';

const ADDRESS = 'http://cabinet.test';

function backendWith(planted: Partial<Handlers>) {
  const noticed: Exchange[] = [];
  const backend = createBackend({
    handlers: { ...handlers, ...planted },
    onProblem: (exchange) => noticed.push(exchange),
  });
  return { backend, noticed };
}

describe('a request to the backend', () => {
  it('is refused with a list of all invalid fields if it violates the contract', async () => {
    const backend = createBackend();
    const response = await backend.handle(
      new Request(`${ADDRESS}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 7 }),
      }),
    );
    expect(response.status).toBe(400);
    const body = (await response.json()) as { fieldErrors: { field: string; message: string }[] };
    expect(body.fieldErrors.map(({ field }) => field).toSorted()).toEqual(['password', 'username']);
    expect(body.fieldErrors.find(({ field }) => field === 'password')?.message).toBe(
      'Поле обязательно для заполнения',
    );
    expect(backend.log.list()[0]?.requestFindings.length).toBe(2);
  });

  it.each([
    ['broken JSON', '{"username": "a'],
    ['nothing', ''],
    ['null', 'null'],
  ])('is refused when its body is %s', async (_what, body) => {
    const response = await createBackend().handle(
      new Request(`${ADDRESS}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Contract-Violation')).toBeNull();
  });

  it('never reaches the handler if it violates the contract', async () => {
    let calls = 0;
    const { backend } = backendWith({
      login: () => {
        calls += 1;
        return { accessToken: 'a', refreshToken: 'b' };
      },
    });
    await backend.handle(new Request(`${ADDRESS}/api/v1/auth/login`, { method: 'POST' }));
    expect(calls).toBe(0);
    const body = { username: 'a', password: 'b' };
    await succeed(backend, 'login', { body });
    expect(calls).toBe(1);
  });

  it('reaches the handler with query parameters converted to the contract’s types', async () => {
    const seen: unknown[] = [];
    const { backend } = backendWith({
      activateInsurance: ({ query }) => {
        seen.push(query);
        return { startDateTime: '2026-11-20T09:00:00+03:00' };
      },
      createFinanceRequest: ({ query }) => {
        seen.push(query);
        return { id: query.offerId };
      },
    });
    const token = await signIn(backend);
    await succeed(backend, 'activateInsurance', { token, query: { insurancePrice: 4900 } });
    await succeed(backend, 'createFinanceRequest', { token, query: { offerId: '007' } });
    expect(seen).toEqual([{ insurancePrice: 4900 }, { offerId: '007' }]);
    const missing = await backend.handle(
      new Request(`${ADDRESS}/api/v1/finance/request`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect(missing.status).toBe(400);
    expect(await missing.json()).toMatchObject({ fieldErrors: [{ field: 'offerId' }] });
  });

  it('gets a 404 for an unknown address, and a 405 for an unsupported method', async () => {
    const backend = createBackend();
    const statusOf = async (method: string, path: string): Promise<number> =>
      (await backend.handle(new Request(`${ADDRESS}/api${path}`, { method }))).status;
    expect(await statusOf('GET', '/v1/nothing')).toBe(404);
    expect(await statusOf('GET', '/v1/auth/login')).toBe(405);
    const refused = await backend.handle(
      new Request(`${ADDRESS}/api/v1/finance/rule/7`, { method: 'PATCH' }),
    );
    expect(refused.headers.get('allow')).toBe('GET, PUT, DELETE');
  });
});

describe('a handler that violates the contract', () => {
  it('still has its response sent, with a header that names the violation, and is reported', async () => {
    const { backend, noticed } = backendWith({
      getHealth: () => ({ state: 'UP' }) as unknown as { status: 'UP' },
    });
    const response = await send(backend, 'getHealth');
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Contract-Violation')).toContain('body-required');
    expect(noticed.flatMap(describeProblems).join()).toMatch(/GET \/api\/service\/build\/health/);
  });

  it('causes a 500 and a log entry if it throws an error', async () => {
    const { backend } = backendWith({
      getHealth: () => {
        throw new TypeError('planted');
      },
    });
    const response = await send(backend, 'getHealth');
    expect(response.status).toBe(500);
    expect(backend.log.list()[0]?.crash).toContain('planted');
  });
});

describe('the identity of the caller', () => {
  it('is required before the request is checked, if the contract requires a bearer token', async () => {
    const backend = createBackend();
    expect((await refuse(backend, 'getCurrentUser')).status).toBe(401);
    expect((await refuse(backend, 'findUsers')).status).toBe(401);
    expect((await refuse(backend, 'getCurrentUser', { token: 'made-up' })).status).toBe(401);
  });

  it('is not required by public calls', async () => {
    const health = await succeed(createBackend(), 'getHealth', { token: 'made-up' });
    expect(health).toEqual({ status: 'UP' });
  });

  it('is refused once the access token has expired', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    await succeed(backend, 'getCurrentUser', { token });
    backend.world.clock.advance(300_000);
    expect((await refuse(backend, 'getCurrentUser', { token })).status).toBe(401);
  });
});

describe('two backends', () => {
  it('share no state with each other', async () => {
    const first = createBackend();
    const second = createBackend();
    const token = await signIn(first);
    await succeed(first, 'getCurrentUser', { token });
    expect((await refuse(second, 'getCurrentUser', { token })).status).toBe(401);
    expect(second.log.list().length).toBe(1);
  });

  it('create the same ids if they have the same seed', async () => {
    const idOfNewUser = async (seed: number): Promise<string> => {
      const backend = createBackend({ seed });
      const body = {
        username: 'new@severveter.ru',
        lastname: 'Новый',
        firstname: 'Пётр',
        email: 'new@severveter.ru',
        roles: [],
      };
      return (await succeed(backend, 'createUser', { body, token: await signIn(backend) })).id;
    };
    expect(await idOfNewUser(5)).toBe(await idOfNewUser(5));
    expect(await idOfNewUser(5)).not.toBe(await idOfNewUser(6));
  });
});

describe('a reset of the backend', () => {
  it('removes sessions and faults, and keeps the scenario and the seed', async () => {
    const backend = createBackend({ scenario: 'empty' });
    const token = await signIn(backend);
    backend.faults.post([{ kind: '500' }]);
    backend.reset();
    expect((await refuse(backend, 'getCurrentUser', { token })).status).toBe(401);
    expect(backend.origin).toEqual({ scenario: 'empty', seed: 1 });
  });

  it('can keep users signed in while the scenario changes', async () => {
    const backend = createBackend({ scenario: 'empty' });
    const token = await signIn(backend);
    backend.reset({ scenario: 'not-verified', keepSessions: true });
    expect((await succeed(backend, 'getCurrentUser', { token })).isVerified).toBe(false);
  });
});

describe('a fault', () => {
  const body = { username: 'sokolova@severveter.ru', password: DEMO_PASSWORD };

  it('replaces the response without executing the call', async () => {
    const backend = createBackend();
    backend.faults.post([{ kind: '503', operationId: 'login', times: 1 }]);
    expect((await refuse(backend, 'login', { body })).status).toBe(503);
    await succeed(backend, 'login', { body });
    expect(backend.log.list().map(({ status, fault }) => [status, fault])).toEqual([
      [503, '503'],
      [200, null],
    ]);
  });

  it('can lose the response of an executed call', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const before = backend.world.db.user.count();
    backend.faults.post([{ kind: 'drop', operationId: 'createUser', processed: true, times: 1 }]);
    const response = await send(backend, 'createUser', {
      token,
      body: { username: 'x@y.ru', lastname: 'Х', firstname: 'У', email: 'x@y.ru', roles: [] },
    });
    expect(response.type).toBe('error');
    expect(backend.world.db.user.count()).toBe(before + 1);
  });

  it('changes the body without being reported as a violation of the contract', async () => {
    const backend = createBackend();
    backend.faults.post([{ kind: 'wrong-types', operationId: 'getHealth' }]);
    expect(await (await send(backend, 'getHealth')).json()).toEqual({ status: 42 });
    expect(backend.log.list().flatMap(describeProblems)).toEqual([]);
  });

  it('of the kind «timeout» keeps the call pending, and the call is in the log before the client aborts', async () => {
    const backend = createBackend();
    backend.faults.post([{ kind: 'timeout', operationId: 'login' }]);
    const client = new AbortController();
    const hanging = backend.handle(
      new Request(requestFor('login', { body }), { signal: client.signal }),
    );
    await vi.waitFor(() =>
      expect(backend.log.list()[0]).toMatchObject({ operationId: 'login', status: null }),
    );
    client.abort();
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('of the kind «timeout» keeps the call pending until the client aborts, even after a garbage collection', async () => {
    const backend = createBackend();
    backend.faults.post([{ kind: 'timeout', operationId: 'login' }]);
    const client = new AbortController();
    const hanging = backend.handle(
      new Request(requestFor('login', { body }), { signal: client.signal }),
    );
    await vi.waitFor(() => expect(backend.log.list()).toHaveLength(1), 10_000);
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect !== 'function') throw new Error('Garbage collection is not exposed');
    for (let round = 0; round < 5; round += 1) {
      collect();
      await new Promise(setImmediate);
    }
    client.abort();
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
  }, 5000);
});
