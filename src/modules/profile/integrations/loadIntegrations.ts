import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { loadServiceAccount } from '../../../products/serviceAccount/loadServiceAccount';
import { servicesOf } from './services';

/** Asks for the account and the health of each service of the user. */
export function loadIntegrations(context: LoadContext): void {
  for (const { type } of servicesOf(selectCurrentUser(context.getState()))) {
    loadServiceAccount(context, type);
  }
}
