import { systemClock, type Clock } from './clock';

/** A signal with a time limit; call `end` when the work is over. */
export interface TimeLimit {
  signal: AbortSignal;
  end(): void;
}

/**
 * Starts a time limit, in milliseconds. The signal aborts with a `TimeoutError`, or with the reason of `signal`. Some
 * supported browsers lack `AbortSignal.any` and `AbortSignal.timeout`.
 */
export function startTimeLimit(
  milliseconds: number,
  signal?: AbortSignal,
  clock: Clock = systemClock,
): TimeLimit {
  const limit = new AbortController();
  const passOn = () => limit.abort(signal?.reason);
  const stop = clock.after(milliseconds, () =>
    limit.abort(new DOMException('The time limit has passed', 'TimeoutError')),
  );
  signal?.addEventListener('abort', passOn, { once: true });
  if (signal?.aborted === true) passOn();
  return {
    signal: limit.signal,
    end() {
      stop();
      signal?.removeEventListener('abort', passOn);
    },
  };
}

/** Runs `work` with a signal that aborts after `milliseconds` of this clock. */
export async function withinTimeLimit<Result>(
  clock: Clock,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = startTimeLimit(milliseconds, undefined, clock);
  try {
    return await work(limit.signal);
  } finally {
    limit.end();
  }
}
