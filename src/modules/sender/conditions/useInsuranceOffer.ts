import { courierService } from '../../../domain/services';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { useInsurance } from '../../../products/serviceAccount/useInsurance';
import { useServiceAccount } from '../../../products/serviceAccount/useServiceAccount';
import { FRESH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import { readPrice } from '../insured';
import { insuranceOffer } from './insuranceOffer';

/** Loads account, insurance and price, and returns the state of the offer. */
export function useInsuranceOffer() {
  const isSender = hasPermission(useCurrentUser(), [courierService.role]);
  const account = useServiceAccount(courierService);
  const insurance = useInsurance();
  const price = useInsurancePrice();
  return {
    offer: insuranceOffer({
      account: account.view,
      insurance: insurance.view,
      insuranceSettled: insurance.settled,
      price: price.price,
      priceSettled: price.settled,
      isSender,
    }),
    insurance: insurance.view,
    isSender,
    price,
    /** Reloads account, insurance and price. */
    retry: () => {
      void account.refetch();
      void insurance.refetch();
      void price.refetch();
    },
    retrying: account.fetching || insurance.fetching || price.fetching,
  };
}

/**
 * Returns the state of the price call. The price of one order is in kopeks; null if there is no price, or after a
 * failure.
 */
function useInsurancePrice() {
  const { data, isSuccess, isError, isFetching, refetch } = senderApi.useGetInsurancePriceQuery(
    undefined,
    FRESH,
  );
  return {
    price: isError ? null : readPrice(data?.insurancePrice),
    settled: isSuccess || isError,
    fetching: isFetching,
    refetch,
  };
}
