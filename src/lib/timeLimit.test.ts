import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTimeLimit } from './timeLimit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a time limit aborts when the time is over, unless it was ended before', () => {
  const kept = startTimeLimit(100);
  const ended = startTimeLimit(100);
  ended.end();
  vi.advanceTimersByTime(100);
  expect(kept.signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(ended.signal.aborted).toBe(false);
});

it('a time limit aborts with the caller’s reason, even if the caller has aborted before', () => {
  const caller = new AbortController();
  const { signal } = startTimeLimit(100, caller.signal);
  caller.abort('left');
  expect(signal.reason).toBe('left');
  expect(startTimeLimit(100, caller.signal).signal.reason).toBe('left');
});
