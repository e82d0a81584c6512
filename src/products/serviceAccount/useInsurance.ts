import { type Product, clientApi } from '../../api/endpoints/client';
import type { Refetch } from '../../blocks/confirmation/sharedPolling';
import { FRESH } from '../../api/cache/freshness';
import { readInsurance, type InsuranceView } from './readInsurance';

/** What is known of the insurance of a product. */
export interface Insurance {
  view: InsuranceView;
  /** The call was answered or failed. */
  settled: boolean;
  /** It is being loaded, for the first time or again. */
  fetching: boolean;
  refetch: () => void;
  /** As `refetch`, with the result; a stable function. */
  ask: Refetch;
}

/** Loads the status of the insurance (`loadInsurance` starts the same call). */
export function useInsurance(product: Product): Insurance {
  const { data, isSuccess, error, isFetching, refetch } = clientApi.useGetInsuranceStatusQuery(
    { product },
    FRESH,
  );
  return {
    view: readInsurance({ insurance: data, insuranceFailed: error !== undefined }),
    settled: isSuccess || error !== undefined,
    fetching: isFetching,
    refetch: () => void refetch(),
    ask: refetch,
  };
}
