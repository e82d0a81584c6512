import { senderApi } from '../../../api/endpoints/sender';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import {
  loadInsurance,
  loadServiceAccount,
} from '../../../shell/serviceAccount/loadServiceAccount';

/** Asks for the price, the account and the insurance. */
export function loadConditions(context: LoadContext): void {
  const { getInsurancePrice } = senderApi.endpoints;
  void context.dispatch(
    getInsurancePrice.initiate(undefined, { forceRefetch: FRESH_SECONDS, subscribe: false }),
  );
  loadInsurance(context, 'sender');
  loadServiceAccount(context, 'COURIER');
}
