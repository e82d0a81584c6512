import type { LoadContext } from '../../../shell/modules/defineModule';
import {
  loadInsurance,
  loadServiceAccount,
} from '../../../products/serviceAccount/loadServiceAccount';
import { loadMonthlyClaims } from '../claim/monthly/monthlyQuery';

/** Asks for the account, the insurance, the figures and the claims of months. */
export function loadManagement(context: LoadContext): void {
  loadServiceAccount(context, 'COURIER');
  loadInsurance(context, 'sender');
  loadMonthlyClaims(context);
}
