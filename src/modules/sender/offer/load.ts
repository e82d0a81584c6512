import { clientApi } from '../../../api/endpoints/client';
import { courierService } from '../../../domain/services';
import {
  loadAccountHealth,
  loadInsurance,
} from '../../../products/serviceAccount/loadServiceAccount';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** The health also says whether there may be an account to ask for. */
export function load(context: LoadContext): void {
  loadAccountHealth(context, courierService.type);
  loadInsurance(context, 'sender');
  context.dispatch(clientApi.util.prefetch('getProductAgreement', { product: 'sender' }, {}));
}
