import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { senderApi } from '../../../../api/endpoints/sender';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../../shell/registry/registryQuery';
import { ordersQuery } from './ordersQuery';

/** Asks for the page of orders that an address names, for the figures and for the statuses. */
export function loadOrders({ dispatch, url }: LoadContext): void {
  const { findOrders, getOrderDashboard, getOrderStatuses } = senderApi.endpoints;
  const options = { forceRefetch: FRESH_SECONDS, subscribe: false };
  const searchRequest = searchRequestOf(ordersQuery, url.searchParams);
  void dispatch(findOrders.initiate({ searchRequest }, options));
  void dispatch(getOrderDashboard.initiate(undefined, options));
  void dispatch(getOrderStatuses.initiate(undefined, options));
}
