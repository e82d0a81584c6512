import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceUnavailable, sessionEnded, sessionRenewed } from '../events';
import { REFRESH_PATH } from './refreshCall';
import {
  accessToken,
  call,
  createBrowser,
  cutOff,
  failureOf,
  hang,
  tokens,
  type ServerAnswer,
} from './testing/browser';

/** Server stub: a refresh gets the response of `refresh`, any other call gets its bearer token back. */
const renewing =
  (refresh: ServerAnswer): ServerAnswer =>
  (request) =>
    request.path === REFRESH_PATH ? refresh(request) : Response.json({ bearer: request.bearer });

const renewed = () => Response.json(tokens('new'));

/** Returns a browser with the session `old`, and a page whose scripts have not loaded. */
function pageStarting(refresh: ServerAnswer) {
  const browser = createBrowser(renewing(refresh));
  browser.jar.refreshToken = 'refresh old';
  return { ...browser, page: browser.startPage() };
}

describe('an early refresh', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('passes its tokens to the transport, so the transport makes no second refresh', async () => {
    const { openTab, page, refreshes, jar } = pageStarting(renewed);
    const tab = openTab(page.holder);
    const answer = tab.fetch(call());
    await vi.runOnlyPendingTimersAsync();
    expect(await (await answer).json()).toEqual({ bearer: accessToken('new') });
    expect(refreshes()).toMatchObject([{ bearer: 'refresh old', redirect: 'manual' }]);
    expect(jar.refreshToken).toBe('refresh new');
    expect(tab.events).toMatchObject([{ type: sessionRenewed.type }]);
  });

  it('is made once for three pages that start together', async () => {
    const { openTab, startPage, page, refreshes, jar } = pageStarting(renewed);
    const pages = [page, startPage(), startPage()];
    await vi.advanceTimersByTimeAsync(1000);
    const answers = pages
      .map(({ holder }) => openTab(holder))
      .toReversed()
      .map((tab) => tab.fetch(call()));
    await vi.runOnlyPendingTimersAsync();
    for (const answer of answers) {
      expect(await (await answer).json()).toEqual({ bearer: accessToken('new') });
    }
    expect(refreshes()).toHaveLength(1);
    expect(jar.refreshToken).toBe('refresh new');
  });

  it('stores the new token in the cookie even if the scripts are late or missing', async () => {
    const { openTab, page, refreshes, jar } = pageStarting(renewed);
    await vi.advanceTimersByTimeAsync(60_000);
    await page.done;
    expect(jar.refreshToken).toBe('refresh new');
    const answer = openTab(page.holder).fetch(call());
    await vi.runOnlyPendingTimersAsync();
    expect(await (await answer).json()).toEqual({ bearer: accessToken('new') });
    expect(refreshes()).toHaveLength(1);
  });

  const failures: readonly (readonly [string, () => Response, { type: string }, string | null])[] =
    [
      ...[400, 401, 403, 404].map(
        (status) =>
          [`a ${status}`, () => new Response(null, { status }), sessionEnded, null] as const,
      ),
      ['a 503', () => new Response('<html>', { status: 503 }), serviceUnavailable, 'refresh old'],
      ...['', '<html>', '{"accessToken":', 'null', '{}', '{"accessToken":1,"refreshToken":2}'].map(
        (body) => [body, () => new Response(body), serviceUnavailable, 'refresh old'] as const,
      ),
    ];
  it.each(failures)(
    'leaves the report of the response «%s» to the transport',
    async (_name, refresh, { type }, inCookie) => {
      const { openTab, page, refreshes, jar } = pageStarting(refresh);
      const tab = openTab(page.holder);
      const answer = tab.fetch(call());
      await vi.advanceTimersByTimeAsync(1000);
      await failureOf(answer);
      expect(tab.events).toMatchObject([{ type }]);
      expect(refreshes()).toHaveLength(1);
      expect(jar.refreshToken).toBe(inCookie);
    },
  );

  it.each([
    ['the network is lost', cutOff, 0],
    ['the server does not answer for 20 s', hang, 20_000],
  ])('makes the first call fail if %s', async (_name, refresh, after) => {
    const { openTab, page, refreshes, jar } = pageStarting(refresh);
    const failure = failureOf(openTab(page.holder).fetch(call()));
    await vi.advanceTimersByTimeAsync(after);
    expect(await failure).toBeInstanceOf(Error);
    expect(refreshes()).toHaveLength(1);
    expect(jar.refreshToken).toBe('refresh old');
  });

  it('is retried by the transport after the pause', async () => {
    let isWell = false;
    const { openTab, page, refreshes } = pageStarting((request) =>
      isWell ? renewed() : cutOff(request),
    );
    const tab = openTab(page.holder);
    await failureOf(tab.fetch(call()));
    isWell = true;
    await vi.advanceTimersByTimeAsync(60_000);
    const answer = tab.fetch(call());
    await vi.runOnlyPendingTimersAsync();
    expect((await answer).status).toBe(200);
    expect(refreshes()).toHaveLength(2);
  });

  it('does not change the session of a sign-in in another tab', async () => {
    let respond = (_response: Response): void => {};
    const { openTab, page, refreshes, jar } = pageStarting(({ bearer }) =>
      bearer === 'refresh old'
        ? new Promise<Response>((resolve) => {
            respond = resolve;
          })
        : Response.json(tokens('second')),
    );
    await vi.advanceTimersByTimeAsync(0);
    jar.refreshToken = 'refresh first';
    respond(renewed());
    const answer = openTab(page.holder).fetch(call());
    await vi.runOnlyPendingTimersAsync();
    expect(await (await answer).json()).toEqual({ bearer: accessToken('second') });
    expect(refreshes().map(({ bearer }) => bearer)).toEqual(['refresh old', 'refresh first']);
    expect(jar.refreshToken).toBe('refresh second');
  });

  it('does not restore a session after a sign-out in another tab', async () => {
    let respond = (_response: Response): void => {};
    const { openTab, page, jar, calls } = pageStarting(
      () =>
        new Promise<Response>((resolve) => {
          respond = resolve;
        }),
    );
    await vi.advanceTimersByTimeAsync(0);
    jar.refreshToken = null;
    respond(renewed());
    await page.done;
    const tab = openTab(page.holder);
    expect(await tab.hasSession()).toBe(false);
    await tab.fetch(call());
    expect(jar.refreshToken).toBeNull();
    expect(calls()).toMatchObject([{ bearer: null }]);
  });

  it('is not made if another tab has already exchanged the token', async () => {
    let serial = 0;
    const { startPage, openTab, page, refreshes, jar } = pageStarting(() => {
      serial += 1;
      return Response.json(tokens(String(serial)));
    });
    const second = startPage();
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all([page.done, second.done]);
    expect(refreshes()).toHaveLength(1);
    expect(jar.refreshToken).toBe('refresh 1');
    const answer = openTab(second.holder).fetch(call());
    await vi.runOnlyPendingTimersAsync();
    expect((await answer).status).toBe(200);
    expect(refreshes().map(({ bearer }) => bearer)).toEqual(['refresh old']);
  });
});
