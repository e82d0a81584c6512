import { clientApi, type InsuranceStatus } from '../../api/endpoints/client';
import type { Refetch } from '../../blocks/confirmation/useConfirmation';
import { FRESH } from '../../api/cache/freshness';

interface Dates {
  start: string | null | undefined;
  end: string | null | undefined;
}

/**
 * The insurance of the orders. ENABLED means on, with price, start and end; DISABLED means off, with the dates. Any
 * other status, or a failed call, hides the insurance.
 */
export type InsuranceView =
  | ({ state: 'on'; price: InsuranceStatus['insurancePrice'] } & Dates)
  | ({ state: 'off' } & Dates)
  | { state: 'hidden' };

export interface InsuranceAnswer {
  insurance: InsuranceStatus | undefined;
  /** True if the last call failed. The badge then ignores an earlier response. */
  insuranceFailed: boolean;
}

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

/** Argument of the calls for the status of the order insurance. */
export const INSURED = { product: 'sender' } as const;

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
