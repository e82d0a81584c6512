import { withJitter } from '../../lib/clock';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 40_000;
/**
 * Pauses before the automatic returns to one page, of which the first lets the message be read. A page
 * that fails after the last of them is left to the customer.
 */
const RETURN_PAUSES_MS = [1_000, 5_000] as const;
/** How long a return is counted: a gateway may take minutes to give a call up. */
const COUNTED_MS = 600_000;

/** Shortest pause before the next check, in milliseconds; grows with every attempt that failed. */
export function pauseAfter(failedAttempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failedAttempts - 1), LONGEST_PAUSE_MS);
}

/** Remembers returns from /unavailable, so that a page and it can't throw the browser about. */
export interface ReturnThrottle {
  /** How long to wait before the next automatic return, in milliseconds; undefined after the last. */
  pause(now: number, page: string): number | undefined;
  returned(now: number, page: string): void;
}

/** A throttle without memory yet. */
export function createReturnThrottle(): ReturnThrottle {
  let returns: { at: number; page: string }[] = [];
  return {
    pause(now, page) {
      returns = returns.filter(({ at }) => now - at < COUNTED_MS);
      return RETURN_PAUSES_MS[returns.filter((one) => one.page === page).length];
    },
    returned(at, page) {
      returns.push({ at, page });
    },
  };
}

/** The page's own throttle: it must outlive the screen. */
export const returnThrottle = createReturnThrottle();

/** `stuck`: the service is well, and the page that was returned to has failed each time. */
export type HealthState = 'checking' | 'failed' | 'healthy' | 'stuck';

export interface HealthWatchParts {
  /** True when the service is well; must not reject. */
  check: () => Promise<boolean>;
  /** Leads back to where the customer came from. */
  leave: () => void;
  /** Address of the way back. */
  page: string;
  onState: (state: HealthState) => void;
  throttle?: ReturnThrottle;
}

export interface HealthWatch {
  /** Checks at once; a check under way is not repeated. */
  checkNow: () => void;
  leaveNow: () => void;
  stop: () => void;
}

/**
 * Checks the service at once and then again and again with growing pauses, spread among the pages that
 * wait, until it is well; then leaves, delayed by the throttle when the last return was a moment ago. A page that is
 * stuck is left to by `leaveNow` only.
 */
export function watchHealth(parts: HealthWatchParts): HealthWatch {
  const { check, leave, page, onState, throttle = returnThrottle } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checking = false;
  let stopped = false;
  let failures = 0;

  const leaveNow = () => {
    stop();
    throttle.returned(Date.now(), page);
    leave();
  };
  const checkNow = () => {
    if (!checking && !stopped) void run();
  };
  const run = async () => {
    clearTimeout(timer);
    checking = true;
    onState('checking');
    const healthy = await check();
    checking = false;
    if (stopped) return;
    const pause = throttle.pause(Date.now(), page);
    // After a failed check, the service itself was down: the page is not to blame.
    if (healthy && failures === 0 && pause === undefined) return onState('stuck');
    onState(healthy ? 'healthy' : 'failed');
    failures += 1;
    timer = healthy
      ? setTimeout(leaveNow, pause ?? RETURN_PAUSES_MS[0])
      : setTimeout(checkNow, withJitter(pauseAfter(failures)));
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };

  checkNow();
  return { checkNow, leaveNow, stop };
}
