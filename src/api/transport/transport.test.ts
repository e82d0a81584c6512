import { describe, expect, it, vi } from 'vitest';
import { serviceUnavailable, sessionEnded, sessionRenewed } from '../events';
import { REFRESH_PATH } from './refreshCall';
import {
  accessToken,
  call,
  createBrowser,
  cutOff,
  failureOf,
  hang,
  signedIn,
  tokens,
  unauthorized,
  type ServerAnswer,
} from './testing/browser';
import { stoppedTime } from './testing/stoppedTime';

/*
 * Tests the calls of one tab. Other tests: failed refreshes, renewal.test.ts; timed refreshes, timedRefresh.test.ts;
 * several tabs, tabs.test.ts; the cookie, refreshCookie.test.ts; invalid bodies, baseQuery.test.ts; effects of the
 * session's end, session/lifecycle.test.ts and shell/listeners.test.ts; any order of events,
 * test/session/transport.model.test.ts.
 */

/** Server stub that accepts only the access token of this name; a refresh returns that token. */
const taking =
  (name: string): ServerAnswer =>
  ({ path, bearer }) => {
    if (path === REFRESH_PATH) return Response.json(tokens(name));
    return bearer === accessToken(name) ? Response.json({ path }) : unauthorized();
  };

const pass = stoppedTime();

describe('calls of a session', () => {
  it('cause one refresh if several get a 401 at the same time, and each gets its own response', async () => {
    const { tab, refreshes } = signedIn(taking('new'));
    const paths = ['/v1/1', '/v1/2', '/v1/3', '/v1/4'];
    const answers = Promise.all(
      paths.map(async (path) => (await tab.fetch(call(path))).json() as Promise<unknown>),
    );
    await pass(100);
    expect(await answers).toEqual(paths.map((path) => ({ path })));
    expect(refreshes()).toHaveLength(1);
  });

  it('are sent after all required calls if they are speculative', async () => {
    const { openTab, jar, seen } = createBrowser(taking('new'));
    jar.refreshToken = 'refresh old';
    const tab = openTab();
    tab.subscribe((news) => {
      if (!sessionRenewed.match(news)) return;
      void tab.gate.quiet().then(() => tab.fetch(call('/v1/offers')));
      void tab.fetch(call('/v1/modules'));
    });
    void tab.fetch(call('/v1/user'));
    await pass(1_000);
    expect([0, 3, 4].map((at) => seen[at]?.path)).toEqual([REFRESH_PATH, '/v1/offers', undefined]);
  });

  it('are replayed without a second refresh if a late 401 refers to the old token', async () => {
    let answerLate: (() => void) | undefined;
    const late = new Promise<Response>((resolve) => {
      answerLate = () => resolve(unauthorized());
    });
    const { tab, refreshes } = signedIn((request) =>
      request.path === '/v1/slow' && request.bearer === accessToken('old')
        ? late
        : taking('new')(request),
    );
    const slow = tab.fetch(call('/v1/slow'));
    const quick = tab.fetch(call('/v1/quick'));
    await pass(100);
    expect((await quick).status).toBe(200);
    answerLate?.();
    expect((await slow).status).toBe(200);
    expect(refreshes()).toHaveLength(1);
  });

  it('wait for a running refresh and are sent once', async () => {
    const { tab, calls } = signedIn(async (request) => {
      if (request.path === REFRESH_PATH) await new Promise((resolve) => setTimeout(resolve, 1_000));
      return taking('new')(request);
    });
    const first = tab.fetch(call('/v1/first'));
    await pass(100);
    const second = tab.fetch(call('/v1/second'));
    await pass(2_000);
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect(calls().filter(({ path }) => path === '/v1/second')).toMatchObject([
      { bearer: accessToken('new') },
    ]);
  });

  it('are replayed at most once, and then the caller gets the second 401', async () => {
    const { tab, calls, refreshes } = signedIn(({ path }) =>
      path === REFRESH_PATH ? Response.json(tokens('new')) : unauthorized(),
    );
    const answer = tab.fetch(call());
    await pass(100);
    expect((await answer).status).toBe(401);
    expect([calls().length, refreshes().length]).toEqual([2, 1]);
  });

  it('cancel the body of a replayed 401, so the browser does not keep it', async () => {
    const rejected: Response[] = [];
    const { tab } = signedIn((request) => {
      const answer = taking('new')(request);
      if (answer instanceof Response && answer.status === 401) rejected.push(answer);
      return answer;
    });
    const answer = tab.fetch(call());
    await pass(100);
    expect((await answer).status).toBe(200);
    expect(rejected.map(({ bodyUsed }) => bodyUsed)).toEqual([true]);
  });

  it('keep the body of a 401 that the caller gets', async () => {
    const { tab } = signedIn(unauthorized);
    const answer = tab.fetch(call());
    await pass(100);
    expect(await (await answer).json()).toEqual({ code: '401' });
  });

  it('return the 401 if the refresh gets a 401 too, and the session ends', async () => {
    const { tab, refreshes } = signedIn(unauthorized);
    const answer = tab.fetch(call());
    await pass(100);
    expect((await answer).status).toBe(401);
    expect(refreshes()).toHaveLength(1);
    expect(tab.events).toEqual([sessionEnded({ reason: 'rejected' })]);
  });

  it.each(['/v1/auth/login', '/v1/auth/register', '/v1/auth/recovery', '/v1/auth/confirm'])(
    'are sent without a bearer token to %s, and a 401 does not end the session',
    async (path) => {
      const { tab, seen } = signedIn(unauthorized);
      expect((await tab.fetch(call(path, { method: 'POST' }))).status).toBe(401);
      expect(seen).toMatchObject([{ path, bearer: null }]);
      expect(tab.events).toEqual([]);
    },
  );

  it('do not abort the shared refresh if one of them is aborted', async () => {
    const { tab, refreshes } = signedIn(async (request) => {
      if (request.path === REFRESH_PATH) await new Promise((resolve) => setTimeout(resolve, 1_000));
      return taking('new')(request);
    });
    const screen = new AbortController();
    const left = tab.fetch(call('/v1/left', { signal: screen.signal }));
    const outcome = failureOf(left);
    const stayed = tab.fetch(call('/v1/stayed'));
    await pass(100);
    screen.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await pass(2_000);
    expect((await stayed).status).toBe(200);
    expect(refreshes()).toHaveLength(1);
  });

  it('fail after 20 s if the refresh gets no response, and the session continues', async () => {
    const { tab, jar } = signedIn((request) =>
      request.path === REFRESH_PATH ? hang(request) : unauthorized(),
    );
    const outcome = failureOf(tab.fetch(call()));
    await pass(19_900);
    expect(tab.events).toEqual([]);
    await pass(200);
    expect(await outcome).toMatchObject({ name: 'TimeoutError' });
    expect(jar.refreshToken).toBe('refresh old');
  });

  it('are replayed with the same body after a 401 if they are mutations', async () => {
    const { tab, calls } = signedIn(taking('new'));
    const answer = tab.fetch(call('/v1/apply', { method: 'POST', body: '{"sum":5}' }));
    await pass(100);
    expect((await answer).status).toBe(200);
    expect(calls().map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"sum":5}'],
      ['POST', '{"sum":5}'],
    ]);
  });

  it.each([
    ['a lost connection', cutOff],
    ['a 503', () => new Response('<html>', { status: 503 })],
  ])('are never repeated after %s if they are mutations', async (_what, answer) => {
    const { tab, calls } = signedIn(answer);
    await tab.fetch(call('/v1/apply', { method: 'POST', body: '{}' })).catch(() => {});
    await pass(60_000);
    expect(calls()).toHaveLength(1);
  });
});

describe('a sign-out', () => {
  it('drops the tokens of a refresh that ends after the sign-out', async () => {
    const { tab, jar } = signedIn(async (request) => {
      if (request.path === REFRESH_PATH) await new Promise((resolve) => setTimeout(resolve, 1_000));
      return taking('new')(request);
    });
    const answer = tab.fetch(call());
    await pass(100);
    await tab.end();
    await pass(2_000);
    expect((await answer).status).toBe(401);
    expect(jar.refreshToken).toBeNull();
    expect(await tab.hasSession()).toBe(false);
    expect(tab.events).toEqual([]);
  });

  it('waits at most 3 s for the server', async () => {
    const { tab, seen } = signedIn(hang);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isOver = false;
    void tab.end().then(() => {
      isOver = true;
    });
    await pass(2_900);
    expect(isOver).toBe(false);
    await pass(200);
    expect(isOver).toBe(true);
    expect(seen).toMatchObject([{ path: '/v1/auth/logout', bearer: accessToken('old') }]);
  });
});

describe('a redirect', () => {
  const redirect = () => Response.redirect('https://elsewhere.example/', 302);
  /** Browsers return such a response for a redirect that they do not follow. */
  const opaque = () =>
    Object.defineProperties(Response.error(), {
      type: { value: 'opaqueredirect' },
    });

  it.each([
    ['visible', redirect],
    ['hidden by the browser', opaque],
  ])('that is %s counts as a gateway error for any call', async (_how, answer) => {
    const { tab, jar } = signedIn(answer);
    expect((await tab.fetch(call())).status).toBe(502);
    expect(tab.events).toEqual([serviceUnavailable()]);
    expect(jar.refreshToken).toBe('refresh old');
  });

  it.each([
    ['visible', redirect],
    ['hidden by the browser', opaque],
  ])('that is %s keeps the session if it answers the refresh', async (_how, answer) => {
    const { tab, jar } = signedIn(({ path }) =>
      path === REFRESH_PATH ? answer() : unauthorized(),
    );
    const outcome = tab.fetch(call());
    await pass(100);
    expect((await outcome).status).toBe(502);
    expect(jar.refreshToken).toBe('refresh old');
  });

  it('is never followed, so no token is sent to another address', async () => {
    const { tab, seen } = signedIn(taking('new'));
    const answers = [
      tab.fetch(call()),
      tab.fetch(call('/v1/apply', { method: 'POST', body: '{}' })),
      tab.fetch(call('/v1/auth/login', { method: 'POST' })),
    ];
    await pass(100);
    await Promise.all(answers);
    await tab.end();
    const paths = new Set(seen.map(({ path }) => path));
    expect(paths).toEqual(
      new Set(['/v1/offers', '/v1/apply', '/v1/auth/login', REFRESH_PATH, '/v1/auth/logout']),
    );
    expect(new Set(seen.map((request) => request.redirect))).toEqual(new Set(['manual']));
  });
});

describe('a response of 500 or above', () => {
  it('is reported once per call, with and without a session', async () => {
    const { tab } = signedIn(() => new Response('<html>', { status: 503 }));
    await tab.fetch(call());
    await tab.fetch(call('/v1/auth/login', { method: 'POST' }));
    expect(tab.events).toEqual([serviceUnavailable(), serviceUnavailable()]);
  });

  it('is ignored after the end of its session', async () => {
    const { tab } = signedIn(async ({ path }) => {
      if (path !== '/v1/offers') return new Response(null, { status: 204 });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return new Response(null, { status: 503 });
    });
    const late = tab.fetch(call());
    await pass(100);
    await tab.end();
    await pass(2_000);
    expect((await late).status).toBe(503);
    expect(tab.events).toEqual([]);
  });
});
