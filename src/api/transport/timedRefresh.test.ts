import { describe, expect, it, vi } from 'vitest';
import { serviceUnavailable, sessionRenewed } from '../events';
import { REFRESH_PATH } from './refreshCall';
import { call, createBrowser, cutOff, tokens, type ServerAnswer } from './testing/browser';
import { offers, refusal, runOut } from './testing/runOut';
import { stoppedTime } from './testing/stoppedTime';

/* Tests of refreshes that no call has caused: by the timer, and after the computer has slept. */

const pass = stoppedTime();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the timed refresh', () => {
  /** Returns a tab whose access token expires in a minute. */
  function aboutToRunOut(onRefresh: ServerAnswer) {
    const browser = createBrowser((request) =>
      request.path === REFRESH_PATH ? onRefresh(request) : offers(),
    );
    const tab = browser.openTab();
    tab.begin(tokens('old', { expiresAt: Date.now() + MINUTE }));
    tab.events.length = 0;
    return { ...browser, tab };
  }

  it('is reported and retried after each 5xx, until it succeeds', async () => {
    const answers = [refusal(503), refusal(500)];
    const { tab, refreshes } = aboutToRunOut(() => answers.shift() ?? Response.json(tokens('new')));
    await pass(MINUTE + 1_000);
    expect(tab.events).toEqual([serviceUnavailable()]);
    await pass(3_000);
    expect(tab.events).toEqual([serviceUnavailable(), serviceUnavailable()]);
    await pass(10_000);
    expect(tab.events.at(-1)).toMatchObject({
      type: sessionRenewed.type,
      payload: { expiresAt: null },
    });
    expect(refreshes()).toHaveLength(3);
    await pass(HOUR);
    expect(refreshes()).toHaveLength(3);
  });

  it('is retried as soon as the server works, despite Retry-After of a 5xx', async () => {
    const answers = [refusal(503, '60')];
    const { tab, refreshes } = aboutToRunOut(() => answers.shift() ?? Response.json(tokens('new')));
    await pass(MINUTE + 1_000);
    expect(tab.events).toEqual([serviceUnavailable()]);
    await tab.fetch(call('/service/build/health'));
    await pass(100);
    expect(tab.events.at(-1)).toMatchObject({
      type: sessionRenewed.type,
      payload: { expiresAt: null },
    });
    expect(refreshes()).toHaveLength(2);
  });

  it('is not retried before the time in Retry-After while the server fails', async () => {
    const { refreshes } = aboutToRunOut(() => refusal(503, '60'));
    await pass(MINUTE + 59_000);
    expect(refreshes()).toHaveLength(1);
    await pass(3_000);
    expect(refreshes()).toHaveLength(2);
  });

  it('waits as long as Retry-After demands, even if the token expires earlier', async () => {
    const answers = [refusal(503, '120')];
    const { tab, refreshes } = runOut(() => answers.shift() ?? Response.json(tokens('new')));
    tab.begin(tokens('old', { expiresAt: Date.now() + MINUTE }));
    await tab.fetch(call());
    tab.events.length = 0;
    await pass(MINUTE + 50_000);
    expect(refreshes()).toHaveLength(1);
    // The failure was already reported, and nothing changes until the retry.
    expect(tab.events).toEqual([]);
    await pass(15_000);
    expect(refreshes()).toHaveLength(2);
    expect(tab.events.map(({ type }) => type)).toEqual([sessionRenewed.type]);
  });

  it('is retried after a lost connection without a report', async () => {
    const answers: ServerAnswer[] = [cutOff, cutOff, () => Response.json(tokens('new'))];
    const { tab } = aboutToRunOut((request) => (answers.shift() ?? cutOff)(request));
    await pass(MINUTE + 15_000);
    expect(tab.events).toMatchObject([{ type: sessionRenewed.type, payload: { expiresAt: null } }]);
  });

  it('is not retried after the sign-out', async () => {
    const { tab, refreshes } = aboutToRunOut(cutOff);
    await pass(MINUTE + 1_000);
    await tab.end();
    await pass(HOUR);
    expect(refreshes()).toHaveLength(1);
  });

  it('runs at most twice a minute when the clock is two hours fast', async () => {
    // By this clock, every new token has already expired.
    const late = () => tokens('late', { expiresAt: Date.now() - 2 * HOUR });
    const { tab, refreshes } = runOut(() => Response.json(late()));
    tab.begin(late());
    const counts: number[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      const before = refreshes().length;
      await pass(MINUTE);
      counts.push(refreshes().length - before);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('is replaced by the refresh after a 401 if the clock is two hours slow', async () => {
    const { tab, refreshes } = runOut(() => Response.json(tokens('new')));
    tab.begin(tokens('old', { expiresAt: Date.now() + 2 * HOUR }));
    const answer = tab.fetch(call());
    await pass(100);
    expect((await answer).status).toBe(200);
    expect(refreshes()).toHaveLength(1);
  });

  it('runs once after the computer has slept past its time', async () => {
    const { tab, refreshes } = aboutToRunOut(() => Response.json(tokens('new')));
    vi.setSystemTime(Date.now() + HOUR); // timers stop in a sleeping laptop
    const woken = Promise.all([tab.recheck(), tab.recheck(), tab.recheck(true)]);
    await pass(100);
    await woken;
    expect(refreshes()).toHaveLength(1);
  });
});
