import { withJitter, type Clock } from '../../lib/clock';

/** The first pause after a failed refresh; it doubles with every failure in a row. */
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;
/** The longest wait: a longer `Retry-After` would leave the session without renewal. */
const LONGEST_ASKED_MS = 300_000;

/**
 * Keeps the page from storming a server that has just failed: meanwhile the failure is the answer. It has
 * not begun yet.
 */
export function createCoolDown<Failure>(clock: Clock) {
  let current: {
    failure: Failure;
    session: AbortSignal;
    since: number;
    until: number;
    isFirm: boolean;
  } | null = null;
  let failures = 0;

  return {
    /**
     * Begins a pause after `failure`, no longer than `session`. Returns its length in milliseconds,
     * spread among the pages that wait: at least `askedMs`, if the server asked for that.
     *
     * @param isFirm a server that is well does not end it: it has refused for now
     */
    begin(failure: Failure, session: AbortSignal, askedMs: number | null, isFirm: boolean): number {
      const own = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
      const wait = withJitter(Math.max(own, Math.min(askedMs ?? 0, LONGEST_ASKED_MS)));
      failures += 1;
      const since = clock.now();
      current = { failure, session, since, until: since + wait, isFirm };
      return wait;
    },
    /** The failure, as long as the pause goes on and the session is the same. */
    outcome(): Failure | null {
      if (!current || current.session.aborted) return null;
      const now = clock.now();
      // Before `since`: the clock was set back, and the pause must not last for hours.
      return now >= current.since && now < current.until ? current.failure : null;
    },
    /** When the pause is over, in milliseconds since 1970. */
    endsAt: () => current?.until ?? 0,
    /** Ends the pause early, unless it is firm. The next failure still waits longer. */
    end() {
      if (current?.isFirm !== true) current = null;
    },
    /** Everything is well again. */
    reset() {
      current = null;
      failures = 0;
    },
  };
}

/** Milliseconds that a `Retry-After` asks for (RFC 9110, 10.2.3); null when it asks for nothing. */
export function retryAfterMs(header: string | null, now: number): number | null {
  // Neither null nor an empty text is a number above 0.
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000;
  return wait > 0 ? wait : null;
}
