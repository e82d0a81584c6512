import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import { courierService } from '../../../domain/services';
import {
  loadInsurance,
  loadServiceAccount,
} from '../../../products/serviceAccount/loadServiceAccount';
import type { LoadContext } from '../../../shell/modules/defineModule';

export function load(context: LoadContext): void {
  context.dispatch(senderApi.util.prefetch('getInsurancePrice', undefined, PREFETCH));
  loadInsurance(context);
  loadServiceAccount(context, courierService.type);
}
