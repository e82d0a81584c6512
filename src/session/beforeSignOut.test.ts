import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforeSignOut, LAST_CALLS_MS, makeLastCalls } from './beforeSignOut';

const forget: (() => void)[] = [];
const register = (call: () => Promise<unknown>) => void forget.push(beforeSignOut(call));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  for (const one of forget.splice(0)) one();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for nothing when nothing is to be said', () => {
  register(() => Promise.resolve());
  forget.splice(0).forEach((one) => one());
  expect(makeLastCalls()).toBeNull();
});

it('makes all calls at once, and goes on when the last has ended, however it ended', async () => {
  const first = vi.fn(() => Promise.reject(new Error('refused')));
  const second = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 500)));
  register(first);
  register(second);
  const made = makeLastCalls();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await made).toBeUndefined();
});

it('is patient for three seconds, not longer', async () => {
  register(() => new Promise(() => {}));
  const over = vi.fn();
  void makeLastCalls()?.then(over);
  await vi.advanceTimersByTimeAsync(LAST_CALLS_MS - 1);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

it('does not try without a network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const call = vi.fn(() => Promise.resolve());
  register(call);
  expect(makeLastCalls()).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
