import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import type { LoadContext } from '../../../shell/modules/defineModule';

/**
 * Returns the argument for the claims of one order. The claim page and its calls share it, and thus one cache entry.
 */
export function claimsOfOrder(orderId: string) {
  return { claimSearch: { orderId, isGroupClaim: false, pageSize: 20 } };
}

/** Argument for the latest monthly claims. All pages share it, and thus one cache entry. */
export const MONTHLY_CLAIMS = { claimSearch: { isGroupClaim: true, pageSize: 12 } };

/** Starts the calls of `MonthlyClaims`; the `load` of every page with that component calls it. */
export function loadMonthlyClaims({ dispatch }: LoadContext): void {
  dispatch(senderApi.util.prefetch('findClaims', MONTHLY_CLAIMS, PREFETCH));
  dispatch(senderApi.util.prefetch('getOrderDashboard', undefined, PREFETCH));
}
