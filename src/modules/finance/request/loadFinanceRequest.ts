import { financeRequestApi } from '../../../api/endpoints/financeRequest';
import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';

/** Asks for the request that an address names, and its form; not while the visitor is unverified. */
export function loadFinanceRequest({ dispatch, getState, params: { id } }: LoadContext): void {
  if (id === undefined || selectCurrentUser(getState())?.isVerified === false) return;
  const { getFinanceRequest, getFinanceRequestForm } = financeRequestApi.endpoints;
  const asked = { forceRefetch: FRESH_SECONDS, subscribe: false };
  void dispatch(getFinanceRequest.initiate({ id }, asked));
  void dispatch(getFinanceRequestForm.initiate({ id }, asked));
}
