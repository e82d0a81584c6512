import { senderApi } from '../../../api/endpoints/sender';
import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import {
  loadInsurance,
  loadServiceAccount,
} from '../../../products/serviceAccount/loadServiceAccount';

/** Asks for the price, the account and the insurance. */
export function loadConditions(context: LoadContext): void {
  // Who is not confirmed yet sees the waiting card alone.
  if (selectCurrentUser(context.getState())?.isVerified === false) return;
  const { getInsurancePrice } = senderApi.endpoints;
  void context.dispatch(
    getInsurancePrice.initiate(undefined, { forceRefetch: FRESH_SECONDS, subscribe: false }),
  );
  loadInsurance(context, 'sender');
  loadServiceAccount(context, 'COURIER');
}
