import { useGetInsuranceStatusQuery, type Product } from '../../api/endpoints/client';
import type { Ask } from '../../blocks/confirmation/waitingRoom';
import { FRESH_SECONDS } from '../../api/cache/freshAnswers';
import { readInsurance, type InsuranceView } from './readInsurance';

/** What is known of the insurance of a product. */
export interface Insurance {
  view: InsuranceView;
  /** The call has come to an answer or to a failure. */
  settled: boolean;
  /** It is being asked for, again or for the first time. */
  fetching: boolean;
  refetch: () => void;
  /** The same, and tells how it went. The same function each time. */
  ask: Ask;
}

/** Loads the status of the insurance (`loadInsurance` starts the same call). */
export function useInsurance(product: Product): Insurance {
  const { data, isSuccess, error, isFetching, refetch } = useGetInsuranceStatusQuery(
    { product },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  return {
    view: readInsurance({ insurance: data, insuranceFailed: error !== undefined }),
    settled: isSuccess || error !== undefined,
    fetching: isFetching,
    refetch: () => void refetch(),
    ask: refetch,
  };
}
