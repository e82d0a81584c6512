import { clientApi } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import type { LoadContext } from '../../../shell/modules/defineModule';
import {
  loadAccountHealth,
  loadInsurance,
} from '../../../products/serviceAccount/loadServiceAccount';

/**
 * Asks for health, insurance and agreement of the senders, for their card on /offer. Whether there is
 * an account to be asked for is known with its health.
 */
export function loadSenderOffer(context: LoadContext): void {
  const { initiate } = clientApi.endpoints.getProductAgreement;
  loadAccountHealth(context, courierService.type);
  loadInsurance(context, 'sender');
  void context.dispatch(initiate({ product: 'sender' }, { subscribe: false }));
}
