import { withJitter } from '../../lib/clock';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 40_000;
/**
 * Pauses before automatic returns to one page, in milliseconds. The first pause lets the user read the message. After
 * the last pause only the user can return.
 */
const RETURN_PAUSES_MS = [1_000, 5_000] as const;
/** Milliseconds for which a return counts: ten minutes, because a gateway may take minutes to abandon a call. */
const COUNTED_MS = 600_000;

/** Returns the shortest pause before the next check, in milliseconds; grows with each failure. */
export function pauseAfter(failedAttempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failedAttempts - 1), LONGEST_PAUSE_MS);
}

/** Limits automatic returns, so that there is no endless loop between a page and /unavailable. */
export interface ReturnThrottle {
  /** Returns the pause before the next automatic return, in milliseconds; undefined if no automatic return is left. */
  pause(now: number, page: string): number | undefined;
  returned(now: number, page: string): void;
}

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

/** The throttle of the cabinet. It outlives the screen, so that it counts the returns of several visits. */
export const returnThrottle = createReturnThrottle();

/** `stuck`: the service is healthy, but the page has failed after each return. */
export type HealthState = 'checking' | 'failed' | 'healthy' | 'stuck';

export interface HealthWatchParts {
  /** Resolves with true if the service is healthy; must not reject. */
  check: () => Promise<boolean>;
  /** Opens the page that failed. */
  leave: () => void;
  /** Address of the page that failed. */
  page: string;
  onState: (state: HealthState) => void;
  throttle?: ReturnThrottle;
}

export interface HealthWatch {
  /** Checks the service at once, unless a check is pending. */
  checkNow: () => void;
  leaveNow: () => void;
  stop: () => void;
}

/**
 * Checks the service at once, then after growing random pauses until it is healthy. Then returns to the page after the
 * pause of the throttle. In the state `stuck` only `leaveNow` returns.
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
    // After a failed check the page is not stuck: the service was down.
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
