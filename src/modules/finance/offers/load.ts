import { actualFinanceOffers, financeOfferApi } from '../../../api/endpoints/financeOffer';
import type { LoadContext } from '../../../shell/modules/defineModule';

/**
 * Loads the offers each time the page is opened, also if they are in the cache. B2: offers are loaded on open, at
 * most 100.
 */
export function load({ dispatch }: LoadContext): void {
  const { prefetch } = financeOfferApi.util;
  dispatch(prefetch('findActualFinanceOffers', actualFinanceOffers, { force: true }));
}
