import { actualFinanceOffers, financeOfferApi } from '../../../api/endpoints/financeOffer';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Also when they are in the cache: the offers load on open (rule B2). */
export function load({ dispatch }: LoadContext): void {
  const { prefetch } = financeOfferApi.util;
  dispatch(prefetch('findActualFinanceOffers', actualFinanceOffers, { force: true }));
}
