import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReturnThrottle, pauseAfter, watchHealth, type HealthState } from './healthRetry';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  // Random pauses have their minimum; another test covers their spread.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function startWatch(answers: boolean[], throttle = createReturnThrottle()) {
  const check = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers.shift() ?? false));
  const leave = vi.fn<() => void>();
  const states: HealthState[] = [];
  const watch = watchHealth({
    check,
    leave,
    page: '/deliveries',
    onState: (state) => states.push(state),
    throttle,
  });
  return { check, leave, states, watch, throttle };
}

describe('watchHealth', () => {
  it('returns to the page after a second if the first check succeeds', async () => {
    const { leave, states } = startWatch([true]);
    await vi.advanceTimersByTimeAsync(999);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(leave).toHaveBeenCalledOnce();
    expect(states).toEqual(['checking', 'healthy']);
  });

  it('checks again after growing pauses of 5 to 40 seconds', async () => {
    expect([1, 2, 3, 4, 5, 50].map(pauseAfter)).toEqual([
      5_000, 10_000, 20_000, 40_000, 40_000, 40_000,
    ]);
    const { check, leave } = startWatch([false, false, true]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(check).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('checks again at a random time, so that not all pages check at once', async () => {
    const randoms = [0.2, 0.8];
    vi.spyOn(Math, 'random').mockImplementation(() => randoms.shift() ?? 0);
    const [one, other] = [startWatch([false]), startWatch([false])];
    await vi.advanceTimersByTimeAsync(5_500);
    expect(one.check).toHaveBeenCalledTimes(2);
    expect(other.check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(other.check).toHaveBeenCalledTimes(2);
  });

  it('checks on request, unless a check is pending', async () => {
    const { check, watch } = startWatch([false, false]);
    watch.checkNow();
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    watch.checkNow();
    expect(check).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('makes no further check and no return after it was stopped', async () => {
    const { check, leave, watch, states } = startWatch([true]);
    watch.stop();
    await vi.advanceTimersByTimeAsync(100_000);
    watch.checkNow();
    expect(check).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
    expect(states).toEqual(['checking']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the limit of automatic returns', () => {
  it('delays the return to a page that keeps failing although the service works', async () => {
    const throttle = createReturnThrottle();
    startWatch([true], throttle);
    await vi.advanceTimersByTimeAsync(1_000);

    const second = startWatch([true], throttle);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(second.leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(second.leave).toHaveBeenCalledOnce();
    expect(throttle.pause(Date.now(), '/offer')).toBe(1_000);
  });

  it('does not delay a return on request', async () => {
    const throttle = createReturnThrottle();
    throttle.returned(Date.now(), '/deliveries');
    const { leave, watch } = startWatch([true], throttle);
    await vi.advanceTimersByTimeAsync(0);
    watch.leaveNow();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('a page that fails again after each return', () => {
  /** Makes two automatic returns, one after the other. */
  async function returnTwice(throttle = createReturnThrottle()) {
    for (const pause of [1_000, 5_000]) {
      const { leave } = startWatch([true], throttle);
      await vi.advanceTimersByTimeAsync(pause);
      expect(leave).toHaveBeenCalledOnce();
    }
    return throttle;
  }

  it('is opened only on request after the second return', async () => {
    const { leave, states, watch } = startWatch([true], await returnTwice());
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(leave).not.toHaveBeenCalled();
    expect(states).toEqual(['checking', 'stuck']);
    expect(vi.getTimerCount()).toBe(0);
    watch.leaveNow();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('is remembered for ten minutes', async () => {
    const throttle = await returnTwice();
    await vi.advanceTimersByTimeAsync(500_000);
    expect(throttle.pause(Date.now(), '/deliveries')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(99_999);
    expect(throttle.pause(Date.now(), '/deliveries')).toBe(5_000);
    await vi.advanceTimersByTimeAsync(1);
    expect(throttle.pause(Date.now(), '/deliveries')).toBe(1_000);
  });

  it('does not stop returns to another page, or to itself after an outage', async () => {
    const throttle = await returnTwice();
    expect(throttle.pause(Date.now(), '/offer')).toBe(1_000);
    const { leave, states } = startWatch([false, true], throttle);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['checking', 'failed', 'checking', 'healthy']);
    expect(leave).toHaveBeenCalledOnce();
  });
});
