import { clientApi } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import type { LoadContext } from '../../../shell/modules/defineModule';
import {
  loadInsurance,
  loadServiceAccount,
} from '../../../shell/serviceAccount/loadServiceAccount';

/** Asks for account, insurance and agreement of the senders, for their card on /offer. */
export function loadSenderOffer(context: LoadContext): void {
  const { initiate } = clientApi.endpoints.getProductAgreement;
  loadServiceAccount(context, courierService.type);
  loadInsurance(context, 'sender');
  void context.dispatch(initiate({ product: 'sender' }, { subscribe: false }));
}
