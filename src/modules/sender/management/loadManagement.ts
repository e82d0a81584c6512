import { senderApi } from '../../../api/endpoints/sender';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import {
  loadInsurance,
  loadServiceAccount,
} from '../../../shell/serviceAccount/loadServiceAccount';

/** Asks for the account, the insurance and the figures. */
export function loadManagement(context: LoadContext): void {
  loadServiceAccount(context, 'COURIER');
  loadInsurance(context, 'sender');
  const { getOrderDashboard } = senderApi.endpoints;
  void context.dispatch(
    getOrderDashboard.initiate(undefined, { forceRefetch: FRESH_SECONDS, subscribe: false }),
  );
}
