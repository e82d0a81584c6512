import { describe, expect, it, vi } from 'vitest';
import { serviceUnavailable, sessionEnded, sessionRenewed } from '../events';
import { REFRESH_PATH } from './refreshCall';
import { accessToken, call, cutOff, tokens, type ServerAnswer } from './testing/browser';
import { offers, refusal, runOut } from './testing/runOut';
import { stoppedTime } from './testing/stoppedTime';

/* Tests of renewals that fail, and of a page that has only a refresh token. */

const pass = stoppedTime();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a temporarily refused refresh', () => {
  it.each([408, 425, 429])('keeps the session after %i and is retried', async (status) => {
    const answers = [refusal(status), Response.json(tokens('new'))];
    const { tab, jar, refreshes } = runOut(() => answers.shift() ?? offers());
    const answer = tab.fetch(call());
    await pass(100);
    expect((await answer).status).toBe(status);
    expect(jar.refreshToken).toBe('refresh old');
    expect(tab.events).toEqual([]);
    await pass(3_000);
    expect(refreshes()).toHaveLength(2);
    expect(tab.events).toMatchObject([{ type: sessionRenewed.type, payload: { expiresAt: null } }]);
    expect((await tab.fetch(call())).status).toBe(200);
  });

  it.each([
    ['seconds', () => '30'],
    ['a date', () => new Date(Date.now() + 30_000).toUTCString()],
  ])(
    'makes the call fail with the time of the retry (Retry-After as %s)',
    async (_how, retryAfter) => {
      vi.setSystemTime('2026-11-22T21:14:10Z');
      const { tab } = runOut(() => refusal(429, retryAfter()));
      const answer = await tab.fetch(call());
      expect(answer.status).toBe(429);
      expect(await answer.json()).toEqual({
        message: 'Слишком много запросов. Попробуем ещё раз в 00:14:40 МСК',
        nextTryAt: Date.parse('2026-11-22T21:14:40Z'),
      });
    },
  );

  it('is retried on time even if the network was lost and restored during the pause', async () => {
    const { tab, refreshes } = runOut(() => refusal(429, '30'));
    await tab.fetch(call());
    await pass(5_000);
    await tab.recheck(true);
    await pass(20_000);
    expect(refreshes()).toHaveLength(1);
    await pass(6_000);
    expect(refreshes()).toHaveLength(2);
  });

  it('is retried after a random pause, so that pages do not retry together', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const { tab, refreshes } = runOut(() => refusal(429));
    void tab.fetch(call());
    await pass(2_500);
    expect(refreshes()).toHaveLength(1);
    await pass(1_000);
    expect(refreshes()).toHaveLength(2);
  });

  it.each([
    ['seconds', () => '30'],
    ['a date', () => new Date(Date.now() + 30_000).toUTCString()],
  ])('is not retried before the time in Retry-After, given as %s', async (_how, retryAfter) => {
    const { tab, refreshes } = runOut(() => refusal(429, retryAfter()));
    await tab.fetch(call()).catch(() => {});
    await pass(28_000);
    // A working server does not end the pause that its `Retry-After` demands.
    await tab.fetch(call('/service/build/health'));
    await tab.fetch(call()).catch(() => {});
    expect(refreshes()).toHaveLength(1);
    await pass(5_000);
    expect(refreshes()).toHaveLength(2);
  });

  it('is retried within minutes if Retry-After demands a pause of days', async () => {
    const { tab, refreshes } = runOut(() => refusal(429, '864000'));
    await tab.fetch(call()).catch(() => {});
    await pass(6 * MINUTE);
    expect(refreshes()).toHaveLength(2);
  });
});

describe('a refresh that fails', () => {
  it.each([
    ['a 503', () => refusal(503), 503],
    ['a page of a proxy', () => new Response('<html>'), 502],
  ])('keeps the session after %s, and the call fails', async (_what, answer, status) => {
    const { tab, jar } = runOut(answer);
    expect((await tab.fetch(call())).status).toBe(status);
    expect(jar.refreshToken).toBe('refresh old');
    expect(tab.events).toEqual([serviceUnavailable()]);
  });

  it.each([400, 401, 403, 404])(
    'ends the session after %i if the cookie is unchanged',
    async (status) => {
      const { tab, jar } = runOut(() => refusal(status));
      const answer = tab.fetch(call());
      await pass(100);
      expect((await answer).status).toBe(401);
      expect(jar.refreshToken).toBeNull();
      expect(tab.events).toEqual([sessionEnded({ reason: 'rejected' })]);
    },
  );

  it('is retried by frequent polls only once per pause, and the pause grows up to a minute', async () => {
    const { tab, refreshes } = runOut(cutOff);
    const instants: number[] = [];
    const poll = setInterval(() => void tab.fetch(call()).catch(() => {}), 3_000);
    const begin = Date.now();
    for (let second = 0; second < 600; second += 1) {
      await pass(1_000);
      while (instants.length < refreshes().length) instants.push(Date.now() - begin);
    }
    clearInterval(poll);
    expect(instants.filter((instant) => instant <= 33_000).length).toBeLessThanOrEqual(5);
    const pauses = instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0));
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
    expect(pauses.at(-1)).toBeLessThanOrEqual(61_000);
  });

  it('stops polls that would use the refused token', async () => {
    const { tab, calls, refreshes } = runOut(cutOff);
    const poll = setInterval(() => void tab.fetch(call()).catch(() => {}), 3_000);
    await pass(40_000);
    clearInterval(poll);
    expect(calls()).toHaveLength(1);
    expect(refreshes().length).toBeLessThanOrEqual(5);
  });

  it('lets polls continue with the new token after a successful retry', async () => {
    const answers: ServerAnswer[] = [cutOff, () => Response.json(tokens('new'))];
    const { tab, calls } = runOut((request) => (answers.shift() ?? cutOff)(request));
    const poll = setInterval(() => void tab.fetch(call()).catch(() => {}), 3_000);
    await pass(13_000);
    clearInterval(poll);
    expect(calls().map(({ bearer }) => bearer)).toEqual(
      ['old', 'new', 'new', 'new'].map((name) => accessToken(name)),
    );
  });

  it('is retried as soon as the network is back', async () => {
    let isOnline = false;
    const { tab, refreshes } = runOut((request) =>
      isOnline ? Response.json(tokens('new')) : cutOff(request),
    );
    for (let count = 0; count < 6; count += 1) {
      await tab.fetch(call()).catch(() => {});
      await pass(MINUTE);
    }
    const before = refreshes().length;
    await tab.recheck(); // The focus of the page does not prove that the network is back.
    expect(refreshes()).toHaveLength(before);
    isOnline = true;
    const back = tab.recheck(true);
    await pass(100);
    await back;
    expect(refreshes()).toHaveLength(before + 1);
    expect(tab.events.at(-1)).toMatchObject({
      type: sessionRenewed.type,
      payload: { expiresAt: null },
    });
  });

  it('does not block the next refresh for hours when the clock is set back', async () => {
    const { tab, refreshes } = runOut(cutOff);
    await tab.fetch(call()).catch(() => {});
    vi.setSystemTime(Date.now() - 2 * HOUR);
    await tab.fetch(call()).catch(() => {});
    expect(refreshes()).toHaveLength(2);
  });

  it('does not delay the refresh of the next session', async () => {
    const { tab, refreshes } = runOut(cutOff);
    await tab.fetch(call()).catch(() => {});
    tab.begin(tokens('next'));
    await tab.fetch(call()).catch(() => {});
    expect(refreshes()).toHaveLength(2);
  });
});

describe('a page that has only the refresh token', () => {
  function reloaded(onRefresh: ServerAnswer = () => Response.json(tokens('new'))) {
    const browser = runOut(onRefresh);
    browser.jar.refreshToken = 'refresh old';
    const page = browser.openTab();
    return { ...browser, page };
  }

  it('makes one refresh, and its first calls wait for it', async () => {
    const { page, seen } = reloaded();
    const answers = Promise.all([page.fetch(call('/v1/user')), page.fetch(call('/v1/offers'))]);
    await pass(100);
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
    expect(seen.map(({ path }) => path)).toEqual([REFRESH_PATH, '/v1/user', '/v1/offers']);
  });

  it('reports that the refresh has failed', async () => {
    const { page, refreshes } = reloaded(() => refusal(503));
    expect((await page.fetch(call('/v1/user'))).status).toBe(503);
    expect(page.events).toEqual([serviceUnavailable()]);
    expect(refreshes()).toHaveLength(1);
  });
});
