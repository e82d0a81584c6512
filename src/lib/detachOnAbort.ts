/** Waits for `work`, but rejects as soon as `signal` aborts; the work itself continues. */
export function detachOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(asError(signal.reason));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException('The call was aborted', 'AbortError');
}
