import { debtorsApi } from '../../../api/endpoints/debtors';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** The offers call takes an empty object (rule D1); one argument, one cache entry. */
export const actualDebtorOffers = { debtorOffersRequest: {} };

/** Asks for the offers anew: they load on open (rule D1). */
export function loadDebtorOffers({ dispatch }: Pick<LoadContext, 'dispatch'>): void {
  const { initiate } = debtorsApi.endpoints.findActualDebtorOffers;
  void dispatch(initiate(actualDebtorOffers, { forceRefetch: true, subscribe: false }));
}
