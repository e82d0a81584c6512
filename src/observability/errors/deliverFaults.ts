import { faults } from './faults';

/** From here on faults go to `take`, and at once those that have waited. */
export function deliverFaults(take: (fault: unknown) => void): void {
  faults.take = take;
  faults.waiting.splice(0).forEach((fault) => take(fault));
}
