export interface WaitingPages {
  readonly customers: number;
  /** Milliseconds from the start of the outage within which the first call of each page fails. */
  readonly noticedWithinMs: number;
  readonly outageMs: number;
  /** Returns the wait of a page before its next check, in milliseconds. */
  pauseAfter(failedChecks: number): number;
  /** Returns a random number from 0 up to 1, like Math.random. */
  random(): number;
}

export interface OutageLoad {
  /** Checks in the busiest second of the last two minutes of the outage. */
  readonly checksPerSecond: number;
  /** Pages that recover in the busiest second; each reloads its screen. */
  readonly returnsPerSecond: number;
  /** Seconds from the end of the outage until the last page has recovered. */
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

/** Simulates an outage: the checks of each page and its recovery. */
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
