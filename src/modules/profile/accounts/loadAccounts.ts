import { paymentDetailsApi } from '../../../api/endpoints/paymentDetails';
import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { accountsRequest } from './accountsRequest';

/** Asks for the bank accounts of the user's organization; nothing for a user who has none. */
export function loadAccounts({ dispatch, getState }: LoadContext): void {
  const id = selectCurrentUser(getState())?.organization?.id ?? '';
  if (id === '') return;
  const { initiate } = paymentDetailsApi.endpoints.findPaymentDetails;
  void dispatch(initiate(accountsRequest(id), { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
