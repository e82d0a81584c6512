import { spread } from '../../lib/spread';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 40_000;
/** Coming back within this time means that the page keeps failing although the service is well. */
const RECENT_MS = 60_000;
/** So many automatic returns to a page that fails again, and the next one is the customer's to choose. */
const MOST_RETURNS = 2;
/** How long returns to one page are counted: a gateway may take minutes to give a call up. */
const COUNTED_MS = 600_000;

/** The page stays at least this long, so that its message can be read. */
const READABLE_MS = 1_000;

/** Shortest pause before the next check, in milliseconds; grows with every attempt that failed. */
export function pauseAfter(failedAttempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failedAttempts - 1), LONGEST_PAUSE_MS);
}

/** Remembers automatic returns from /unavailable, so that two pages can't throw the browser about. */
export interface ReturnBrake {
  /** How long to wait before the next automatic return, in milliseconds. */
  pause(now: number): number;
  /** Whether this page has failed again after each automatic return to it. */
  isStuck(now: number, page: string): boolean;
  returned(now: number, page: string): void;
}

/** A brake without memory yet. */
export function createReturnBrake(): ReturnBrake {
  let returns: { at: number; page: string }[] = [];
  return {
    pause(now) {
      const recent = returns.filter(({ at }) => now - at < RECENT_MS).length;
      return recent === 0 ? READABLE_MS : pauseAfter(recent);
    },
    isStuck(now, page) {
      returns = returns.filter(({ at }) => now - at < COUNTED_MS);
      return returns.filter((one) => one.page === page).length >= MOST_RETURNS;
    },
    returned(at, page) {
      returns.push({ at, page });
    },
  };
}

/** The page's own brake: it must outlive the screen, which comes and goes. */
export const returnBrake = createReturnBrake();

/** `stuck`: the service is well, and the page that was returned to has failed each time. */
export type HealthState = 'checking' | 'failed' | 'healthy' | 'stuck';

export interface HealthWatchParts {
  /** True when the service is well; must not reject. */
  check: () => Promise<boolean>;
  /** Leads back to where the customer came from. */
  leave: () => void;
  /** Where that is. */
  page: string;
  onState: (state: HealthState) => void;
  brake?: ReturnBrake;
}

export interface HealthWatch {
  /** Checks at once; a check under way is not repeated. */
  checkNow: () => void;
  leaveNow: () => void;
  stop: () => void;
}

/**
 * Checks the service at once and then again and again with growing pauses, spread among the pages that
 * wait, until it is well; then leaves, delayed by the brake when the last return was a moment ago. A page that is
 * stuck is left to by `leaveNow` only.
 */
export function watchHealth(parts: HealthWatchParts): HealthWatch {
  const { check, leave, page, onState, brake = returnBrake } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checking = false;
  let stopped = false;
  let failures = 0;

  const leaveNow = () => {
    stop();
    brake.returned(Date.now(), page);
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
    // After a check that failed, the service itself was down: that says nothing against the page.
    if (healthy && failures === 0 && brake.isStuck(Date.now(), page)) return onState('stuck');
    onState(healthy ? 'healthy' : 'failed');
    failures += 1;
    timer = healthy
      ? setTimeout(leaveNow, brake.pause(Date.now()))
      : setTimeout(checkNow, spread(pauseAfter(failures)));
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };

  checkNow();
  return { checkNow, leaveNow, stop };
}
