import { financeOfferApi } from '../../../api/endpoints/financeOffer';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { actualFinanceOffers } from './actualFinanceOffers';

/** Asks for the offers of banks anew: they load on open (rule B2). */
export function loadFinanceOffers({ dispatch }: Pick<LoadContext, 'dispatch'>): void {
  const { initiate } = financeOfferApi.endpoints.findActualFinanceOffers;
  void dispatch(initiate(actualFinanceOffers, { forceRefetch: true, subscribe: false }));
}
