import { spread } from '../../lib/spread';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 40_000;
/** Coming back within this time means that the page keeps failing although the service is well. */
const RECENT_MS = 60_000;

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
  returned(now: number): void;
}

/** A brake without memory yet. */
export function createReturnBrake(): ReturnBrake {
  let returns: number[] = [];
  return {
    pause(now) {
      returns = returns.filter((instant) => now - instant < RECENT_MS);
      return returns.length === 0 ? READABLE_MS : pauseAfter(returns.length);
    },
    returned(now) {
      returns.push(now);
    },
  };
}

/** The page's own brake: it must outlive the screen, which comes and goes. */
export const returnBrake = createReturnBrake();

export type HealthState = 'checking' | 'failed' | 'healthy';

export interface HealthWatchParts {
  /** True when the service is well; must not reject. */
  check: () => Promise<boolean>;
  /** Leads back to where the customer came from. */
  leave: () => void;
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
 * wait, until it is well; then leaves, delayed by the brake when the last return was a moment ago.
 */
export function watchHealth(parts: HealthWatchParts): HealthWatch {
  const { check, leave, onState, brake = returnBrake } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checking = false;
  let stopped = false;
  let failures = 0;

  const leaveNow = () => {
    stop();
    brake.returned(Date.now());
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
