import type { InsuranceStatus } from '../../api/endpoints/client';

interface Dates {
  start: string | null | undefined;
  end: string | null | undefined;
}

/**
 * The insurance of the orders of one account (specification, section 4): ENABLED is on with price,
 * start and end; DISABLED is off with the dates; anything else or a failed call is hidden. `InsuranceRows`
 * shows '-' for a price or a date that is absent.
 */
export type InsuranceView =
  | ({ state: 'on'; price: InsuranceStatus['insurancePrice'] } & Dates)
  | ({ state: 'off' } & Dates)
  | { state: 'hidden' };

/** What the call for the status of the insurance answered. */
export interface InsuranceAnswer {
  insurance: InsuranceStatus | undefined;
  /** The last call failed, which overrides an earlier answer. */
  insuranceFailed: boolean;
}

/** Reads the badge of the insurance. */
export function readInsurance({ insurance, insuranceFailed }: InsuranceAnswer): InsuranceView {
  if (insuranceFailed) return { state: 'hidden' };
  const { status, startDateTime: start, endDateTime: end } = insurance ?? {};
  switch (status) {
    case 'ENABLED':
      return { state: 'on', price: insurance?.insurancePrice, start, end };
    case 'DISABLED':
      return { state: 'off', start, end };
    case undefined:
    default:
      return { state: 'hidden' };
  }
}
