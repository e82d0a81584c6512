import { describe, expect, it, vi } from 'vitest';
import { pause } from './pause';

describe('a pause', () => {
  it('ends after its time', async () => {
    vi.useFakeTimers();
    let isOver = false;
    const waiting = pause(2000, new AbortController().signal).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(1999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(isOver).toBe(true);
    vi.useRealTimers();
  });

  it('ends at once when the client leaves, also an endless one', async () => {
    const client = new AbortController();
    const waiting = pause(Number.POSITIVE_INFINITY, client.signal);
    client.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not start for a client that has left', async () => {
    await expect(pause(10, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
