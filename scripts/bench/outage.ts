/** Pages that wait for a service that does not answer. */
export interface WaitingPages {
  readonly customers: number;
  /** The first call of each fails within this time of the service's end, milliseconds. */
  readonly noticedWithinMs: number;
  readonly outageMs: number;
  /** How long a page waits before its next check, milliseconds. */
  pauseAfter(failedChecks: number): number;
  /** From 0 up to 1, as Math.random. */
  random(): number;
}

/** Calls that an outage costs a service. */
export interface OutageLoad {
  /** Checks in the busiest second of the last two minutes before the service is well again. */
  readonly checksPerSecond: number;
  /** Pages that come back in the busiest second after that; each opens its screen again. */
  readonly returnsPerSecond: number;
  /** Until the last page is back, seconds. */
  readonly lastReturnSeconds: number;
}

const LAST_MS = 120_000;

function busiestSecond(instants: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const instant of instants) {
    const second = Math.floor(instant / 1000);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** Plays an outage through: when each page checks, and when it comes back. */
export function outageLoad(pages: WaitingPages): OutageLoad {
  const checks: number[] = [];
  const returns: number[] = [];
  for (let customer = 0; customer < pages.customers; customer += 1) {
    let instant = pages.random() * pages.noticedWithinMs;
    for (let failures = 1; instant < pages.outageMs; failures += 1) {
      checks.push(instant);
      instant += pages.pauseAfter(failures);
    }
    returns.push(instant);
  }
  return {
    checksPerSecond: busiestSecond(checks.filter((at) => at >= pages.outageMs - LAST_MS)),
    returnsPerSecond: busiestSecond(returns),
    lastReturnSeconds: (Math.max(...returns) - pages.outageMs) / 1000,
  };
}
