import { readJwtClaims } from '../../lib/jwt';
import type { Clock } from '../../lib/clock';

/** The largest delay of a browser timer (24.8 days); a larger one would fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;
/** Minimum interval of timed refreshes, because a wrong clock may make every `exp` look old. */
const SHORTEST_INTERVAL_MS = 30_000;
/** Added to a retry's delay, because timers and clocks differ by a few milliseconds and a retry must not be early. */
const RETRY_MARGIN_MS = 50;

/** Returns the expiry of a token, in milliseconds since 1970; null if unknown. */
export function expiryOf(accessToken: string): number | null {
  const { exp } = readJwtClaims(accessToken);
  return exp !== undefined && Number.isFinite(exp) && exp > 0 ? exp * 1000 : null;
}

/** Creates the timer of the next refresh: at the expiry of the token, or after the pause of a failed refresh. */
export function createRenewalTimer(clock: Clock, onDue: () => void) {
  let stop = () => {};
  let dueAt: number | null = null;
  let isForRetry = false;
  let lastFiredAt = Number.NEGATIVE_INFINITY;

  const fireAt = (instant: number | null): void => {
    stop();
    isForRetry = false;
    dueAt = instant;
    if (instant === null) return;
    const delay = Math.max(instant - clock.now(), 0);
    stop = clock.after(Math.min(delay, LONGEST_DELAY_MS), () => {
      if (delay > LONGEST_DELAY_MS) return fireAt(instant);
      fireAt(null);
      lastFiredAt = clock.now();
      onDue();
    });
  };

  return {
    /**
     * Sets the timer to the token's `exp`, but not earlier than `SHORTEST_INTERVAL_MS` allows. Without a readable `exp`
     * there is no timer.
     */
    arm(accessToken: string) {
      const expiry = expiryOf(accessToken);
      // If a new token has already expired, this clock is wrong.
      const soonest = Math.max(
        lastFiredAt + SHORTEST_INTERVAL_MS,
        expiry !== null && expiry <= clock.now() ? clock.now() + SHORTEST_INTERVAL_MS : 0,
      );
      fireAt(expiry === null ? null : Math.max(expiry, soonest));
    },
    retryIn(waitMs: number) {
      fireAt(clock.now() + waitMs + RETRY_MARGIN_MS);
      isForRetry = true;
    },
    /** Returns true while a failed renewal waits for its retry. */
    isForRetry: () => isForRetry,
    cancel: () => fireAt(null),
    /** Returns true if the timer is overdue, for example after sleep. */
    overdue: () => dueAt !== null && clock.now() >= dueAt,
  };
}
