import { PREFETCH } from '../../../../api/cache/freshness';
import { userApi } from '../../../../api/endpoints/user';
import { wasNotImplemented } from '../../../../api/isNotImplemented';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { userRolesRequest } from '../userSearch';

export function load({ dispatch, getState, params: { id } }: LoadContext): void {
  if (id === undefined) return;
  const { prefetch } = userApi.util;
  if (!wasNotImplemented(getState(), 'getUser')) dispatch(prefetch('getUser', { id }, PREFETCH));
  dispatch(prefetch('findUserRoles', userRolesRequest(id), PREFETCH));
}
