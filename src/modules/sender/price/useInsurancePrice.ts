import { senderApi } from '../../../api/endpoints/sender';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { readPrice } from './readPrice';

/** What is known of the price of one order. */
export interface KnownPrice {
  /** Kopeks; null where there is none, or the call failed. */
  price: number | null;
  /** The call has come to an answer or to a failure. */
  settled: boolean;
  fetching: boolean;
  refetch: () => void;
}

/** Loads the price that the insurance is offered at now. */
export function useInsurancePrice(): KnownPrice {
  const { data, isSuccess, isError, isFetching, refetch } = senderApi.useGetInsurancePriceQuery(
    undefined,
    {
      refetchOnMountOrArgChange: FRESH_SECONDS,
    },
  );
  return {
    price: isError ? null : readPrice(data?.insurancePrice),
    settled: isSuccess || isError,
    fetching: isFetching,
    refetch: () => void refetch(),
  };
}
