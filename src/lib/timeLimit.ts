/** A signal with a time limit, and how to let go of the limit when the work is over. */
export interface TimeLimit {
  signal: AbortSignal;
  end(): void;
}

/**
 * Starts a time limit, in milliseconds. The signal aborts with a `TimeoutError`, or with the reason of
 * `signal`. `AbortSignal.any` and `AbortSignal.timeout` are missing in browsers that are supported.
 */
export function startTimeLimit(milliseconds: number, signal?: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const passOn = () => limit.abort(signal?.reason);
  const timer = setTimeout(
    () => limit.abort(new DOMException('The time limit has passed', 'TimeoutError')),
    milliseconds,
  );
  signal?.addEventListener('abort', passOn, { once: true });
  if (signal?.aborted === true) passOn();
  return {
    signal: limit.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', passOn);
    },
  };
}
