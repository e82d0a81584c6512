import { asRecord, ControlError, wholeNumber } from './controlInput';
import { isRecord } from './core/record';
import type { World } from './world';

const SERVICES = ['COURIER', 'MARKETPLACE'];
const OUTCOMES = ['APPROVED', 'PARTIALLY_APPROVED', 'REJECTED', 'DOCUMENTS_REQUESTED'] as const;

/**
 * Changes durations and results of claims (`submittedMs`, `reviewMs`, `paymentMs`, `outcome`), services that fail
 * (`serviceErrors`; null repairs one), and the `price` of the insurance in kopeks. Users who saw the old price must
 * accept the new one.
 */
export function changeOrderInsurance(world: World, input: unknown): void {
  const { outcome, price, serviceErrors, ...times } = asRecord(input);
  for (const name of ['submittedMs', 'reviewMs', 'paymentMs'] as const) {
    if (times[name] !== undefined) {
      world.settings.claims[name] = wholeNumber(name, times[name]);
    }
  }
  if (outcome !== undefined) changeOutcome(world, outcome);
  if (serviceErrors !== undefined) changeServiceErrors(world, serviceErrors);
  if (price !== undefined) {
    const data = { price: wholeNumber('price', price) };
    world.db.orderInsurance.updateMany({ where: { product: { equals: 'sender' } }, data });
  }
}

function changeOutcome({ settings }: World, wanted: unknown): void {
  const outcome = OUTCOMES.find((one) => one === wanted);
  if (outcome === undefined) throw new ControlError(`outcome is one of ${OUTCOMES.join(', ')}.`);
  settings.claims.outcome = outcome;
}

function changeServiceErrors({ settings }: World, changes: unknown): void {
  const entries = isRecord(changes) ? Object.entries(changes) : [];
  const isUsable = ([service, text]: [string, unknown]): boolean =>
    SERVICES.includes(service) && (text === null || typeof text === 'string');
  if (entries.length === 0 || !entries.every(isUsable)) {
    throw new ControlError('serviceErrors holds a text or null for COURIER or MARKETPLACE.');
  }
  const changed = { ...settings.serviceErrors, ...Object.fromEntries(entries) };
  settings.serviceErrors = Object.fromEntries(
    Object.entries(changed).flatMap(([service, text]): [string, string][] =>
      typeof text === 'string' ? [[service, text]] : [],
    ),
  );
}
