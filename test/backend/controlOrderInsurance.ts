import { ControlError, oneOf, readInput, wholeNumber } from './controlInput';
import { isRecord } from './core/record';
import type { World } from './world';

const SERVICES = ['COURIER', 'MARKETPLACE'];
const OUTCOMES = ['APPROVED', 'PARTIALLY_APPROVED', 'REJECTED', 'DOCUMENTS_REQUESTED'] as const;

/**
 * Changes durations and results of claims (`submittedMs`, `reviewMs`, `paymentMs`, `outcome`), services that fail
 * (`serviceErrors`; null repairs one), and the `price` of the insurance in kopeks. Users who saw the old price must
 * accept the new one.
 */
export function changeOrderInsurance({ db, settings }: World, input: unknown): void {
  const { price, serviceErrors, ...claims } = readInput(input, {
    submittedMs: wholeNumber,
    reviewMs: wholeNumber,
    paymentMs: wholeNumber,
    outcome: oneOf(OUTCOMES),
    price: wholeNumber,
    serviceErrors: readServiceErrors,
  });
  Object.assign(settings.claims, claims);
  const errors = { ...settings.serviceErrors, ...serviceErrors };
  settings.serviceErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([service, text]): [string, string][] =>
      typeof text === 'string' ? [[service, text]] : [],
    ),
  );
  if (price !== undefined) {
    db.orderInsurance.updateMany({ where: { product: { equals: 'sender' } }, data: { price } });
  }
}

function readServiceErrors(name: string, changes: unknown): Record<string, unknown> {
  const entries = isRecord(changes) ? Object.entries(changes) : [];
  const isUsable = ([service, text]: [string, unknown]): boolean =>
    SERVICES.includes(service) && (text === null || typeof text === 'string');
  if (entries.length === 0 || !entries.every(isUsable)) {
    throw new ControlError(`${name} holds a text or null for COURIER or MARKETPLACE.`);
  }
  return Object.fromEntries(entries);
}
