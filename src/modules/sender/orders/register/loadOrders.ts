import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { isMissing } from '../../../../api/cache/missingCalls';
import { senderApi } from '../../../../api/endpoints/sender';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../../blocks/registry/registryQuery';
import { loadMonthlyClaims } from '../../claim/monthly/monthlyQuery';
import { ordersQuery } from './ordersQuery';

/** Asks for the page of orders that an address names, for statuses, figures and the claim of the month. */
export function loadOrders(context: LoadContext): void {
  const { dispatch, getState, url } = context;
  const { findOrders, getOrderStatuses } = senderApi.endpoints;
  const options = { forceRefetch: FRESH_SECONDS, subscribe: false };
  const searchRequest = searchRequestOf(ordersQuery, url.searchParams);
  if (!isMissing(getState(), 'findOrders')) {
    void dispatch(findOrders.initiate({ searchRequest }, options));
  }
  void dispatch(getOrderStatuses.initiate(undefined, options));
  loadMonthlyClaims(context);
}
