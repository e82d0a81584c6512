import { PREFETCH } from '../../../../api/cache/freshness';
import { userApi } from '../../../../api/endpoints/user';
import { wasMissingCall } from '../../../../api/isMissingCall';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { userRolesRequest } from '../userSearch';

export function load({ dispatch, getState, params: { id } }: LoadContext): void {
  if (id === undefined) return;
  const { prefetch } = userApi.util;
  if (!wasMissingCall(getState(), 'getUser')) dispatch(prefetch('getUser', { id }, PREFETCH));
  dispatch(prefetch('findUserRoles', userRolesRequest(id), PREFETCH));
}
