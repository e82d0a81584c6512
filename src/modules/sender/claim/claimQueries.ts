import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Argument for the claims of one order. Shared, so that all callers use one cache entry. */
export function claimsOfOrder(orderId: string) {
  return { claimSearch: { orderId, isGroupClaim: false, pageSize: 20 } };
}

/** Argument for the latest monthly claims. Shared, so that all pages use one cache entry. */
export const MONTHLY_CLAIMS = { claimSearch: { isGroupClaim: true, pageSize: 12 } };

/** Starts the calls of `MonthlyClaims`: the `load` of each page that shows it calls this. */
export function loadMonthlyClaims({ dispatch }: LoadContext): void {
  dispatch(senderApi.util.prefetch('findClaims', MONTHLY_CLAIMS, PREFETCH));
  dispatch(senderApi.util.prefetch('getOrderDashboard', undefined, PREFETCH));
}
