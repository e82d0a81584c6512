/**
 * Waits, but neither keeps a process alive nor outlives the client: rejects with the signal's
 * reason as soon as the client is gone.
 *
 * @param milliseconds how long; `Infinity` waits for the client to give up
 */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const timer = Number.isFinite(milliseconds) ? setTimeout(finish, milliseconds) : undefined;
    // Under Node a waiting answer must not hold up the end of the process; browsers have no unref.
    if (typeof timer === 'object') timer.unref();
    signal.addEventListener('abort', giveUp, { once: true });

    function finish(): void {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }
    function giveUp(): void {
      clearTimeout(timer);
      reject(reasonOf(signal));
    }
  });
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');
}
