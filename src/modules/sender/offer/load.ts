import { clientApi } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import {
  loadAccountHealth,
  loadInsurance,
} from '../../../products/serviceAccount/loadServiceAccount';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Starts the calls of the section. The health check shows whether there may be an account to load. */
export function load(context: LoadContext): void {
  loadAccountHealth(context, courierService.type);
  loadInsurance(context);
  context.dispatch(clientApi.util.prefetch('getProductAgreement', { product: 'sender' }, {}));
}
