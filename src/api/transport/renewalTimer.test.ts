import { describe, expect, it } from 'vitest';
import type { Clock } from '../../lib/clock';
import { createRenewalTimer, expiryOf } from './renewalTimer';

const HOUR = 3_600_000;

function tokenExpiring(at: number | undefined): string {
  return `e30.${btoa(JSON.stringify(at === undefined ? {} : { exp: at / 1000 }))}.x`;
}

/** Returns a clock that records every requested delay, with the maximum delay of browsers. */
function fakeClock() {
  let now = 1_000_000_000;
  const timers = new Set<{ at: number; callback: () => void }>();
  const delays: number[] = [];
  const clock: Clock = {
    now: () => now,
    after(milliseconds, callback) {
      delays.push(milliseconds);
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const next = [...timers].toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > until) break;
      now = Math.max(now, next.at);
      timers.delete(next);
      next.callback();
    }
    now = until;
  };
  return { clock, delays, pass, now: () => now };
}

describe('the expiry timer', () => {
  it('fires when the token expires', () => {
    const { clock, pass, now } = fakeClock();
    const fired: number[] = [];
    const timer = createRenewalTimer(clock, () => fired.push(now()));
    const expiry = now() + 300_000;
    timer.arm(tokenExpiring(expiry));
    pass(HOUR);
    expect(fired).toEqual([expiry]);
  });

  it('never sets a timer for more than 24.8 days, and still fires in time', () => {
    const { clock, delays, pass, now } = fakeClock();
    const fired: number[] = [];
    const timer = createRenewalTimer(clock, () => fired.push(now()));
    const expiry = now() + 90 * 24 * HOUR;
    timer.arm(tokenExpiring(expiry));
    pass(89 * 24 * HOUR);
    expect(fired).toEqual([]);
    pass(2 * 24 * HOUR);
    expect(fired).toEqual([expiry]);
    expect(Math.max(...delays)).toBeLessThanOrEqual(2 ** 31 - 1);
  });

  it('sets no timer for a token without an expiry', () => {
    const { clock, delays } = fakeClock();
    const timer = createRenewalTimer(clock, () => {});
    timer.arm(tokenExpiring(undefined));
    timer.arm('nonsense');
    timer.arm(`e30.${btoa('{"exp":"soon"}')}.x`);
    expect(delays).toEqual([]);
    expect(timer.overdue()).toBe(false);
  });

  it('does not loop if the clock is fast by hours', () => {
    const { clock, pass, now } = fakeClock();
    let fired = 0;
    const timer = createRenewalTimer(clock, () => {
      fired += 1;
      timer.arm(tokenExpiring(now() - HOUR)); // By this clock, every new token has already expired.
    });
    timer.arm(tokenExpiring(now() - HOUR));
    pass(60_000);
    expect(fired).toBeLessThanOrEqual(6);
    expect(fired).toBeGreaterThan(0);
  });

  it('does not loop if every new token expires after one second', () => {
    const { clock, pass, now } = fakeClock();
    let fired = 0;
    const timer = createRenewalTimer(clock, () => {
      fired += 1;
      timer.arm(tokenExpiring(now() + 1_000));
    });
    timer.arm(tokenExpiring(now() + 1_000));
    pass(60_000);
    expect(fired).toBeLessThanOrEqual(7);
  });

  it('is overdue when its time has passed, unless it was cancelled', () => {
    const { clock, now } = fakeClock();
    let asleep = now();
    const timer = createRenewalTimer({ ...clock, now: () => asleep }, () => {});
    timer.arm(tokenExpiring(now() + 60_000));
    expect(timer.overdue()).toBe(false);
    asleep += HOUR;
    expect(timer.overdue()).toBe(true);
    timer.cancel();
    expect(timer.overdue()).toBe(false);
  });

  it('gets the expiry of a token in milliseconds, and none if it is negative', () => {
    expect(expiryOf(tokenExpiring(1_700_000_000_000))).toBe(1_700_000_000_000);
    expect(expiryOf(`e30.${btoa('{"exp":-5}')}.x`)).toBeNull();
  });
});
