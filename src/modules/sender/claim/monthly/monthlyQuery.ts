import { senderApi } from '../../../../api/endpoints/sender';
import { selectCurrentUser } from '../../../../session/currentUser';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';

/** The latest monthly claims. One argument, one cache entry for all pages that show them. */
export const MONTHLY_CLAIMS = { claimSearch: { isGroupClaim: true, pageSize: 12 } };

/** What `MonthlyClaims` shows; for the `load` of the pages that have it. */
export function loadMonthlyClaims({ dispatch, getState }: LoadContext): void {
  if (selectCurrentUser(getState())?.isVerified === false) return;
  const asked = { forceRefetch: FRESH_SECONDS, subscribe: false } as const;
  const { findClaims, getOrderDashboard } = senderApi.endpoints;
  void dispatch(findClaims.initiate(MONTHLY_CLAIMS, asked));
  void dispatch(getOrderDashboard.initiate(undefined, asked));
}
