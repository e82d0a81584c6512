import { clientApi, type InsuranceStatus } from '../../api/endpoints/client';
import type { Refetch } from '../../blocks/confirmation/useConfirmation';
import { FRESH } from '../../api/cache/freshness';

interface Dates {
  start: string | null | undefined;
  end: string | null | undefined;
}

/**
 * The insurance of the orders of one account. ENABLED means on, with price, start and end; DISABLED means off, with the
 * dates; any other status, or a failed call, hides the insurance. `InsuranceRows` shows '-' for a missing price or
 * date.
 */
export type InsuranceView =
  | ({ state: 'on'; price: InsuranceStatus['insurancePrice'] } & Dates)
  | ({ state: 'off' } & Dates)
  | { state: 'hidden' };

/** Result of the call for the status of the insurance. */
export interface InsuranceAnswer {
  insurance: InsuranceStatus | undefined;
  /** True if the last call failed. The badge then ignores an earlier response. */
  insuranceFailed: boolean;
}

/** Returns the view of the insurance for the result of a status call. */
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

/** The only product with an insurance. */
export const INSURED = { product: 'sender' } as const;

/** The insurance of a product, with the state of its call. */
export interface Insurance {
  view: InsuranceView;
  /** True after the call has succeeded or failed. */
  settled: boolean;
  /** True during the first load and each reload. */
  fetching: boolean;
  /** Stable: the same function in every render. */
  refetch: Refetch;
}

/** Loads the status of the insurance; `loadInsurance` prefetches it. */
export function useInsurance(): Insurance {
  const { data, isSuccess, error, isFetching, refetch } = clientApi.useGetInsuranceStatusQuery(
    INSURED,
    FRESH,
  );
  return {
    view: readInsurance({ insurance: data, insuranceFailed: error !== undefined }),
    settled: isSuccess || error !== undefined,
    fetching: isFetching,
    refetch,
  };
}
