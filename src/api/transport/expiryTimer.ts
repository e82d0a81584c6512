import { readJwtClaims } from '../../lib/jwt';
import type { Clock } from '../../lib/clock';

/** The largest delay a browser timer takes (24.8 days); a larger one would fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;
/** Two timed refreshes a minute at most, also where a wrong clock makes `exp` look old. */
const SHORTEST_INTERVAL_MS = 30_000;

export interface ExpiryTimer {
  /** Schedules the refresh for the token's `exp`; without a readable `exp` there is no timer. */
  arm(accessToken: string): void;
  cancel(): void;
  /** True when the armed instant has passed, for example while the laptop slept. */
  overdue(): boolean;
}

/** The instant a token expires, in milliseconds since 1970; null when it does not say. */
export function expiryOf(accessToken: string): number | null {
  const { exp } = readJwtClaims(accessToken);
  return exp !== undefined && Number.isFinite(exp) && exp > 0 ? exp * 1000 : null;
}

/** The timer of specification, section 9: "Token refresh fires at the token's exp time". */
export function createExpiryTimer(clock: Clock, onExpiry: () => void): ExpiryTimer {
  let stop = () => {};
  let dueAt: number | null = null;
  let lastFiredAt = Number.NEGATIVE_INFINITY;

  const wait = () => {
    stop();
    if (dueAt === null) return;
    const delay = dueAt - clock.now();
    stop =
      delay > LONGEST_DELAY_MS
        ? clock.after(LONGEST_DELAY_MS, wait)
        : clock.after(Math.max(delay, 0), fire);
  };
  const fire = () => {
    dueAt = null;
    lastFiredAt = clock.now();
    onExpiry();
  };

  return {
    arm(accessToken) {
      const expiry = expiryOf(accessToken);
      // A token that is already over when it arrives means that this clock is wrong.
      const soonest = Math.max(
        lastFiredAt + SHORTEST_INTERVAL_MS,
        expiry !== null && expiry <= clock.now() ? clock.now() + SHORTEST_INTERVAL_MS : 0,
      );
      dueAt = expiry === null ? null : Math.max(expiry, soonest);
      wait();
    },
    cancel() {
      dueAt = null;
      stop();
    },
    overdue: () => dueAt !== null && clock.now() >= dueAt,
  };
}
