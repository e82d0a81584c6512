import { PREFETCH } from '../../../api/cache/freshness';
import { paymentDetailsApi } from '../../../api/endpoints/paymentDetails';
import { senderApi } from '../../../api/endpoints/sender';
import { optionalAccountsQuery } from '../../../products/accounts/accounts';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { claimsOfOrder } from './claimQueries';

/** Starts the calls for the order in the address, its claims and the bank accounts. */
export function load({ dispatch, user, params: { id } }: LoadContext): void {
  if (id === undefined) return;
  dispatch(senderApi.util.prefetch('getOrder', { id }, PREFETCH));
  dispatch(senderApi.util.prefetch('findClaims', claimsOfOrder(id), PREFETCH));
  const organizationId = user?.organization?.id;
  if (organizationId === undefined) return;
  const accounts = optionalAccountsQuery(organizationId);
  dispatch(paymentDetailsApi.util.prefetch('findPaymentDetails', accounts, PREFETCH));
}
