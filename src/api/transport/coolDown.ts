import { withJitter, type Clock } from '../../lib/clock';

/** First pause after a failed refresh; it doubles with every new failure. */
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;
/** Longest pause: a longer `Retry-After` would leave the session without renewal. */
const LONGEST_ASKED_MS = 300_000;

/**
 * Protects a failing server from repeated refreshes: a refresh during a pause fails at once with the last failure.
 * There is no pause at first.
 */
export function createCoolDown(clock: Clock) {
  let current: {
    failure: unknown;
    session: AbortSignal;
    since: number;
    wait: number;
    isFirm: boolean;
  } | null = null;
  let failures = 0;

  const isOn = () => {
    if (!current || current.session.aborted) return false;
    const passed = clock.now() - current.since;
    // Negative if the clock was set back: the pause must not last for hours.
    return passed >= 0 && passed < current.wait;
  };

  return {
    /**
     * Counts a failure. Returns the pause in milliseconds, randomised so that pages differ: at least `askedMs`, if the
     * server asked for that.
     */
    nextWait(askedMs: number | null): number {
      const own = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
      failures += 1;
      return withJitter(Math.max(own, Math.min(askedMs ?? 0, LONGEST_ASKED_MS)));
    },
    /**
     * Begins a pause after `failure`, no longer than `session`.
     *
     * @param isFirm true if the server itself has refused: then a healthy server does not end the pause
     */
    begin(failure: unknown, session: AbortSignal, wait: number, isFirm: boolean) {
      current = { failure, session, since: clock.now(), wait, isFirm };
    },
    /** Throws the last failure during a pause, as long as the session is the same. */
    throwIfOn() {
      if (isOn()) throw current?.failure;
    },
    /** Ends the pause early; the next pause is still longer. False for a firm pause. */
    end(): boolean {
      if (current?.isFirm !== true) current = null;
      return !isOn();
    },
    /** Resets after a success. */
    reset() {
      current = null;
      failures = 0;
    },
  };
}
