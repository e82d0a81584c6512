import { userApi } from '../../../api/endpoints/user';
import { selectCurrentUser } from '../../../session/currentUser';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { isMissing } from '../../../api/cache/missingCalls';
import { userRolesRequest } from './userRolesRequest';

/** Asks for the user that an address names, and for the roles; not while the visitor is unverified. */
export function loadUser({ dispatch, getState, params: { id } }: LoadContext): void {
  if (id === undefined || selectCurrentUser(getState())?.isVerified === false) return;
  const { getUser, findUserRoles } = userApi.endpoints;
  const asked = { forceRefetch: FRESH_SECONDS, subscribe: false };
  if (!isMissing(getState(), 'getUser')) void dispatch(getUser.initiate({ id }, asked));
  void dispatch(findUserRoles.initiate(userRolesRequest(id), asked));
}
