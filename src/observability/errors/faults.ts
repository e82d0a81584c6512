/** What breaks before error reporting has come waits for it, so many faults at most. */
const MOST_KEPT = 20;

const kept: unknown[] = [];
let take = (fault: unknown): void => {
  if (kept.length < MOST_KEPT) kept.push(fault);
};

/** Tells error reporting, now or when it has come, of something that broke. Never throws. */
export const noteFault = (fault: unknown): void => take(fault);

/** Logs what broke in a part of the page, and tells error reporting of it. */
export function reportFault(fault: unknown): void {
  console.error(fault);
  take(fault);
}

/** From here on faults go to `next`, and at once those that have waited. */
export function deliverFaults(next: (fault: unknown) => void): void {
  take = next;
  kept.splice(0).forEach(next);
}
