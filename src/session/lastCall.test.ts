import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLimits } from '../api/timeLimits';
import { lastCall } from './lastCall';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lastCall waits for the call, and resolves even if it fails', async () => {
  const call = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const over = vi.fn();
  void lastCall(call)().then(over);
  await vi.advanceTimersByTimeAsync(499);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
  await expect(lastCall(() => Promise.reject(new Error('refused')))()).resolves.toBeUndefined();
});

it('lastCall waits for three seconds at most', async () => {
  const over = vi.fn();
  void lastCall(() => new Promise(() => {}))().then(over);
  await vi.advanceTimersByTimeAsync(timeLimits.draftsAtSignOut - 1);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

it('lastCall makes one call for two sign-outs, and only one of them continues', async () => {
  const call = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const asked = lastCall(call);
  const over = vi.fn();
  void asked().then(over);
  void asked().then(over);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call).toHaveBeenCalledOnce();
  expect(over).toHaveBeenCalledOnce();
});

it('lastCall makes no call without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const call = vi.fn(() => Promise.resolve());
  await lastCall(call)();
  expect(call).not.toHaveBeenCalled();
});
