import { courierService } from '../../../domain/services';
import {
  loadInsurance,
  loadServiceAccount,
} from '../../../products/serviceAccount/loadServiceAccount';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { loadMonthlyClaims } from '../claim/claimQueries';

export function load(context: LoadContext): void {
  loadServiceAccount(context, courierService.type);
  loadInsurance(context);
  loadMonthlyClaims(context);
}
