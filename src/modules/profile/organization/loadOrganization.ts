import { organizationApi } from '../../../api/endpoints/organization';
import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';

/** Asks for the user's organization; nothing for a user who has none. */
export function loadOrganization({ dispatch, getState }: LoadContext): void {
  const id = selectCurrentUser(getState())?.organization?.id ?? '';
  if (id === '') return;
  const { initiate } = organizationApi.endpoints.getOrganization;
  void dispatch(initiate({ id }, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
