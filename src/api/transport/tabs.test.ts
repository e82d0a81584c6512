import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '../events';
import { systemClock } from '../../lib/clock';
import { createRefreshLock, createTabChannel, type Locks } from './tabs';
import { REFRESH_PATH } from './refreshCall';
import { accessToken, call, createBrowser, failureOf, tokens } from './testing/browser';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Returns three tabs, and a server that rotates refresh tokens and accepts each only once. */
function threeTabs() {
  let current = 'old';
  let serial = 0;
  const browser = createBrowser(({ path, bearer }) => {
    if (path !== REFRESH_PATH) {
      const isGood = serial > 0 && bearer === accessToken(current);
      return Response.json({ ok: isGood }, { status: isGood ? 200 : 401 });
    }
    if (bearer !== `refresh ${current}`) return Response.json({}, { status: 401 });
    serial += 1;
    current = `new ${serial}`;
    return Response.json(tokens(current));
  });
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()] as const;
  return { ...browser, tabs };
}

describe('several tabs', () => {
  it('make one refresh when all of them get a 401 at the same time', async () => {
    const { tabs, refreshes } = threeTabs();
    tabs[0].begin(tokens('old'));
    tabs[1].begin(tokens('old'));
    tabs[2].begin(tokens('old'));
    await pass(10);
    const answers = Promise.all(tabs.map((tab) => tab.fetch(call())));
    await pass(1_000);
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refreshes()).toHaveLength(1);
  });

  it('end their session at once when one of them signs out', async () => {
    const { tabs } = threeTabs();
    tabs[0].begin(tokens('old'));
    tabs[1].begin(tokens('old'));
    await pass(10);
    const signedOut = tabs[0].end();
    await pass(10);
    await signedOut;
    expect(tabs[1].events.at(-1)).toEqual(sessionEnded({ reason: 'missing' }));
    expect(await tabs[1].hasSession()).toBe(false);
  });

  it.each(['on their next call', 'when they are visible again'])(
    'notice %s that the refresh token is gone, even without a message',
    async (how) => {
      const { tabs, jar, refreshes } = threeTabs();
      tabs[0].begin(tokens('old'));
      jar.refreshToken = null;
      await (how === 'on their next call' ? tabs[0].fetch(call()) : tabs[0].recheck());
      expect(tabs[0].events.at(-1)).toEqual(sessionEnded({ reason: 'missing' }));
      expect(refreshes()).toEqual([]);
    },
  );

  it('end the session of a user when another user signs in', async () => {
    const { tabs } = threeTabs();
    tabs[0].begin(tokens('old', { sub: 'anna' }));
    await pass(10);
    tabs[1].begin(tokens('other', { sub: 'boris' }));
    await pass(10);
    expect(tabs[0].events.at(-1)).toEqual(sessionEnded({ reason: 'userChanged' }));
  });

  it('do not end a session because of a message older than its sign-in', async () => {
    const { tabs } = threeTabs();
    tabs[0].begin(tokens('old'));
    await pass(10);
    const signedOut = tabs[1].end();
    tabs[0].begin(tokens('old'));
    await pass(10);
    await signedOut;
    expect(tabs[0].events.filter(sessionEnded.match)).toEqual([]);
  });
});

describe('the lock around a refresh', () => {
  /** A lock that another tab never releases. */
  const stuck: Locks = {
    request: (_name, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  };

  it('delays the refresh by at most 25 s if it is never released', async () => {
    const task = vi.fn(() => Promise.resolve('done'));
    const outcome = createRefreshLock(stuck, systemClock).run(task);
    await pass(24_900);
    expect(task).not.toHaveBeenCalled();
    await pass(200);
    expect(await outcome).toBe('done');
    expect(task).toHaveBeenCalledOnce();
  });

  it('does not repeat a failed task', async () => {
    const free: Locks = { request: (_name, _options, run) => run() };
    const task = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(createRefreshLock(free, systemClock).run(task)).rejects.toThrow('refused');
    expect(task).toHaveBeenCalledOnce();
  });

  it('is not used if the browser has no locks', async () => {
    const lock = createRefreshLock(undefined, systemClock);
    expect(await lock.run(() => Promise.resolve(1))).toBe(1);
  });
});

it('the channel between tabs does not throw if the browser denies it', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const channel = createTabChannel();
  channel.listen(() => {});
  expect(() => channel.send({ kind: 'signedOut' })).not.toThrow();
  vi.unstubAllGlobals();
});

it('a closed page makes no refresh, because the cookie belongs to the next page', async () => {
  const { tabs, jar, refreshes } = threeTabs();
  tabs[0].begin(tokens('old'));
  tabs[0].close();
  const late = failureOf(tabs[0].fetch(call()));
  await pass(100);
  expect(await late).toMatchObject({ name: 'AbortError' });
  expect(refreshes()).toEqual([]);
  expect(jar.refreshToken).toBe('refresh old');
});
