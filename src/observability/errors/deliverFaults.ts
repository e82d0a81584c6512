import { faults } from './faults';

/** Passes the queued faults to `take` at once, and later faults as they occur. */
export function deliverFaults(take: (fault: unknown) => void): void {
  faults.take = take;
  faults.waiting.splice(0).forEach((fault) => take(fault));
}
