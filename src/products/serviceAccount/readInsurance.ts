import { fieldsOf } from '../../lib/fieldsOf';

/**
 * The insurance of the orders of one account (specification, section 4): ENABLED is on with price,
 * start and end; DISABLED is off with the dates; anything else or a failed call is hidden. Price and
 * dates are as the server sent them: `InsuranceRows` shows '-' for nothing.
 */
export type InsuranceView =
  | { state: 'on'; price: unknown; start: unknown; end: unknown }
  | { state: 'off'; start: unknown; end: unknown }
  | { state: 'hidden' };

/** What the call for the status of the insurance answered. */
export interface InsuranceAnswer {
  /** As the server sent it. */
  insurance: unknown;
  /** The last call failed: what an earlier one said is of no use. */
  insuranceFailed: boolean;
}

/** Reads the badge of the insurance. */
export function readInsurance({ insurance, insuranceFailed }: InsuranceAnswer): InsuranceView {
  if (insuranceFailed) return { state: 'hidden' };
  const {
    status,
    insurancePrice: price,
    startDateTime: start,
    endDateTime: end,
  } = fieldsOf(insurance);
  switch (status) {
    case 'ENABLED':
      return { state: 'on', price, start, end };
    case 'DISABLED':
      return { state: 'off', start, end };
    default:
      return { state: 'hidden' };
  }
}
