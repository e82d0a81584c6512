import { PREFETCH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { selectCurrentUser } from '../../../../session/currentUser';
import type { LoadContext } from '../../../../shell/modules/defineModule';

/** The latest monthly claims. One argument, one cache entry for all pages that show them. */
export const MONTHLY_CLAIMS = { claimSearch: { isGroupClaim: true, pageSize: 12 } };

/** What `MonthlyClaims` shows; for the `load` of the pages that have it. */
export function loadMonthlyClaims({ dispatch, getState }: LoadContext): void {
  if (selectCurrentUser(getState())?.isVerified === false) return;
  dispatch(senderApi.util.prefetch('findClaims', MONTHLY_CLAIMS, PREFETCH));
  dispatch(senderApi.util.prefetch('getOrderDashboard', undefined, PREFETCH));
}
