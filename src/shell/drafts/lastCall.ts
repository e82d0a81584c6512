/** How long a sign-out waits for a draft, in milliseconds. */
export const LAST_CALL_MS = 3_000;

/**
 * A call that a sign-out may wait for: it is not made without a network, ends after three seconds at
 * the latest, and never rejects.
 */
export function lastCall(call: () => Promise<unknown>): () => Promise<unknown> {
  return async () => {
    if (!navigator.onLine) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, LAST_CALL_MS);
    });
    await Promise.race([call(), limit]).catch(() => undefined);
    clearTimeout(timer);
  };
}
