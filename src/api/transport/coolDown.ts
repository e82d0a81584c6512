import { withJitter, type Clock } from '../../lib/clock';

/** First pause after a failed refresh, in milliseconds; it doubles with every further failure. */
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;
/** Longest `Retry-After` that counts; a longer one would leave the session without a refresh. */
const LONGEST_ASKED_MS = 300_000;

/**
 * Creates pauses between failed refreshes, to protect a failing server. A refresh during a pause fails at once with the
 * last failure.
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
    // `passed` is negative if the clock was set back; the pause then ends, because it could last for hours.
    return passed >= 0 && passed < current.wait;
  };

  return {
    /**
     * Counts a failure. Returns the pause in milliseconds: at least `askedMs` (the server's `Retry-After`), of which no
     * more than `LONGEST_ASKED_MS` counts. The pause is randomised, so that pages do not retry together.
     */
    nextWait(askedMs: number | null): number {
      const own = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
      failures += 1;
      return withJitter(Math.max(own, Math.min(askedMs ?? 0, LONGEST_ASKED_MS)));
    },
    /**
     * Begins a pause after `failure`; the pause ends with `session`.
     *
     * @param isFirm true if the server has refused the refresh; a working server then does not end the pause early
     */
    begin(failure: unknown, session: AbortSignal, wait: number, isFirm: boolean) {
      current = { failure, session, since: clock.now(), wait, isFirm };
    },
    /** Throws the last failure during a pause of the current session. */
    throwIfOn() {
      if (isOn()) throw current?.failure;
    },
    /** Ends the pause early, unless it is firm; the next pause still doubles. Returns false if the pause continues. */
    end(): boolean {
      if (current?.isFirm !== true) current = null;
      return !isOn();
    },
    /** Ends any pause, even a firm one, and forgets the failures. Call it after a successful refresh. */
    reset() {
      current = null;
      failures = 0;
    },
  };
}
