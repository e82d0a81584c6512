import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Returns the argument for the claims of one order. All callers use it, so that they share one cache entry. */
export function claimsOfOrder(orderId: string) {
  return { claimSearch: { orderId, isGroupClaim: false, pageSize: 20 } };
}

/** Argument for the latest monthly claims. All pages use it, so that they share one cache entry. */
export const MONTHLY_CLAIMS = { claimSearch: { isGroupClaim: true, pageSize: 12 } };

/** Starts the calls of `MonthlyClaims`. Every page with that component calls this in its `load`. */
export function loadMonthlyClaims({ dispatch }: LoadContext): void {
  dispatch(senderApi.util.prefetch('findClaims', MONTHLY_CLAIMS, PREFETCH));
  dispatch(senderApi.util.prefetch('getOrderDashboard', undefined, PREFETCH));
}
