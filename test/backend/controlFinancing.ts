import { asRecord, ControlError, wholeNumber } from './controlInput';
import type { World } from './world';

/**
 * Changes the durations (milliseconds) of the simulated financing, and the bank's decision; null restores the decision
 * of the offer.
 */
export function changeFinancing({ settings: { financing } }: World, input: unknown): void {
  const { outcome, ...times } = asRecord(input);
  for (const name of ['sendBankMs', 'processingMs', 'objectMs'] as const) {
    if (times[name] !== undefined) financing[name] = wholeNumber(name, times[name]);
  }
  if (outcome === 'APPROVED' || outcome === 'CANCEL' || outcome === null) {
    financing.outcome = outcome;
  } else if (outcome !== undefined) {
    throw new ControlError('outcome is APPROVED, CANCEL or null.');
  }
}
