import { timeLimits } from '../api/timeLimits';

/**
 * Creates the call that a sign-out waits for. It is not made offline, takes three seconds at most, and never rejects. A
 * second click gets a promise that never settles, so that only the first sign-out continues.
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
