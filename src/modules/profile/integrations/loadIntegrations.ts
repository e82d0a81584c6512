import { clientApi } from '../../../api/endpoints/client';
import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../freshAnswers';
import { servicesOf } from './services';

/** Asks for the account and the health of each service of the user. */
export function loadIntegrations({ dispatch, getState }: LoadContext): void {
  const { getCredential, getServiceHealth } = clientApi.endpoints;
  const asked = { forceRefetch: FRESH_SECONDS, subscribe: false };
  for (const { type } of servicesOf(selectCurrentUser(getState()))) {
    void dispatch(getCredential.initiate({ id: type }, asked));
    void dispatch(getServiceHealth.initiate({ service: type }, asked));
  }
}
