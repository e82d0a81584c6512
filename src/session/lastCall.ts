import { timeLimits } from '../api/timeLimits';

/**
 * A call that a sign-out waits for: it is not made without a network, takes three seconds at most, and
 * never rejects. A second click meanwhile gets a promise that never settles: the first sign-out continues
 * alone.
 */
export function lastCall(call: () => Promise<unknown>): () => Promise<unknown> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) await new Promise(() => {});
    if (!navigator.onLine) return;
    isUnderWay = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, timeLimits.draftsAtSignOut);
    });
    await Promise.race([call(), limit]).catch(() => undefined);
    clearTimeout(timer);
    isUnderWay = false;
  };
}
