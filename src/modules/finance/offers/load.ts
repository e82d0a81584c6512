import { actualFinanceOffers, financeOfferApi } from '../../../api/endpoints/financeOffer';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Loads the offers each time the page is opened, also if they are in the cache (rule B2). */
export function load({ dispatch }: LoadContext): void {
  const { prefetch } = financeOfferApi.util;
  dispatch(prefetch('findActualFinanceOffers', actualFinanceOffers, { force: true }));
}
