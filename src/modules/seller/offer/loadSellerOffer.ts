import type { LoadContext } from '../../../shell/modules/defineModule';
import { loadAccountHealth } from '../../../products/serviceAccount/loadServiceAccount';

/** Asks how the account at the marketplace is. */
export function loadSellerOffer(context: LoadContext): void {
  loadAccountHealth(context, 'MARKETPLACE');
}
