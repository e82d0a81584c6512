/** How long a sign-out waits for a draft, in milliseconds. */
export const LAST_CALL_MS = 3_000;

/**
 * A call that a sign-out may wait for: it is not made without a network, ends after three seconds at
 * the latest, and never rejects. Whoever asks meanwhile, by a second click, waits for ever: the first
 * sign-out goes on for both.
 */
export function lastCall(call: () => Promise<unknown>): () => Promise<unknown> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) await new Promise(() => {});
    if (!navigator.onLine) return;
    isUnderWay = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, LAST_CALL_MS);
    });
    await Promise.race([call(), limit]).catch(() => undefined);
    clearTimeout(timer);
    isUnderWay = false;
  };
}
