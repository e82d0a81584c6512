import { faults } from './faults';

/** Passes all later faults to `take`, and the waiting ones at once. */
export function deliverFaults(take: (fault: unknown) => void): void {
  faults.take = take;
  faults.waiting.splice(0).forEach((fault) => take(fault));
}
