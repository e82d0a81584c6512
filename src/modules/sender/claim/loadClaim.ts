import { paymentDetailsApi } from '../../../api/endpoints/paymentDetails';
import { senderApi } from '../../../api/endpoints/sender';
import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { accountsOf, claimsOfOrder } from './claimQueries';

const asked = { forceRefetch: FRESH_SECONDS, subscribe: false } as const;

/** Asks for the order that an address names, for its claims, and for the accounts; all at once. */
export function loadClaim({ dispatch, getState, params: { id } }: LoadContext): void {
  const user = selectCurrentUser(getState());
  if (id === undefined || user?.isVerified === false) return;
  const { getOrder, findClaims } = senderApi.endpoints;
  void dispatch(getOrder.initiate({ id }, asked));
  void dispatch(findClaims.initiate(claimsOfOrder(id), asked));
  const organizationId = user?.organization?.id ?? '';
  if (organizationId === '') return;
  const { findPaymentDetails } = paymentDetailsApi.endpoints;
  void dispatch(findPaymentDetails.initiate(accountsOf(organizationId), asked));
}
