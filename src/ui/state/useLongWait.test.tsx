// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongWait } from './useLongWait';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const wait = () =>
  renderHook(({ isWaiting }) => useLongWait(isWaiting), { initialProps: { isWaiting: true } });

it('useLongWait does not report a short wait', async () => {
  const { result, rerender } = wait();
  await pass(150);
  rerender({ isWaiting: false });
  await pass(1000);
  expect(result.current).toBe(false);
});

it('useLongWait reports a long wait until the response arrives', async () => {
  const { result, rerender } = wait();
  await pass(200);
  expect(result.current).toBe(true);
  rerender({ isWaiting: false });
  expect(result.current).toBe(false);
});

it('useLongWait measures each new wait from zero', async () => {
  const { result, rerender } = wait();
  await pass(200);
  rerender({ isWaiting: false });
  rerender({ isWaiting: true });
  expect(result.current).toBe(false);
  await pass(199);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});
