import { PREFETCH } from '../../../api/cache/freshness';
import { paymentDetailsApi } from '../../../api/endpoints/paymentDetails';
import { senderApi } from '../../../api/endpoints/sender';
import { accountsBeside } from '../../../products/accounts/accounts';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** The claims for one order, the newest first. One argument, one cache entry. */
export function claimsOfOrder(orderId: string) {
  return { claimSearch: { orderId, isGroupClaim: false, pageSize: 20 } };
}

/** Asks for the order that an address names, for its claims, and for the accounts; all at once. */
export function loadClaim({ dispatch, user, params: { id } }: LoadContext): void {
  if (id === undefined) return;
  dispatch(senderApi.util.prefetch('getOrder', { id }, PREFETCH));
  dispatch(senderApi.util.prefetch('findClaims', claimsOfOrder(id), PREFETCH));
  const organizationId = user?.organization?.id;
  if (organizationId === undefined) return;
  const accounts = accountsBeside(organizationId);
  dispatch(paymentDetailsApi.util.prefetch('findPaymentDetails', accounts, PREFETCH));
}

/** The latest monthly claims. One argument, one cache entry for all pages that show them. */
export const MONTHLY_CLAIMS = { claimSearch: { isGroupClaim: true, pageSize: 12 } };

/** Asks for what `MonthlyClaims` shows; for the `load` of the pages that have it. */
export function loadMonthlyClaims({ dispatch }: LoadContext): void {
  dispatch(senderApi.util.prefetch('findClaims', MONTHLY_CLAIMS, PREFETCH));
  dispatch(senderApi.util.prefetch('getOrderDashboard', undefined, PREFETCH));
}
