import { debtorsApi } from '../../../api/endpoints/debtors';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** The offers call takes an empty object (specification, section 7); one argument, one cache entry. */
export const actualDebtorOffers = { debtorOffersRequest: {} };

/** Asks for the offers anew: they load on open (specification, section 2, «Debtors screen»). */
export function loadDebtorOffers({ dispatch }: Pick<LoadContext, 'dispatch'>): void {
  const { initiate } = debtorsApi.endpoints.findActualDebtorOffers;
  void dispatch(initiate(actualDebtorOffers, { forceRefetch: true, subscribe: false }));
}
