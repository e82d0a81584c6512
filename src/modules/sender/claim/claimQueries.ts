import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** The claims for one order, the newest first. One argument, one cache entry. */
export function claimsOfOrder(orderId: string) {
  return { claimSearch: { orderId, isGroupClaim: false, pageSize: 20 } };
}

/** The latest monthly claims. One argument, one cache entry for all pages that show them. */
export const MONTHLY_CLAIMS = { claimSearch: { isGroupClaim: true, pageSize: 12 } };

/** Asks for what `MonthlyClaims` shows; for the `load` of the pages that have it. */
export function loadMonthlyClaims({ dispatch }: LoadContext): void {
  dispatch(senderApi.util.prefetch('findClaims', MONTHLY_CLAIMS, PREFETCH));
  dispatch(senderApi.util.prefetch('getOrderDashboard', undefined, PREFETCH));
}
