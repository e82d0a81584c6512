import { PREFETCH } from '../../api/cache/freshness';
import { wasNotImplemented } from '../../api/isNotImplemented';
import { userApi } from '../../api/endpoints/user';
import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule, type LoadContext } from '../../shell/modules/defineModule';
import { tabRoute } from '../../blocks/tabs/pageTabs';
import { profileTabs } from './profileTabs';
import { userRolesRequest } from './users/userSearch';

/** Asks for the user that the address names and for the roles. */
function prefetchUser({ dispatch, getState, params: { id } }: LoadContext): void {
  if (id === undefined) return;
  const { prefetch } = userApi.util;
  if (!wasNotImplemented(getState(), 'getUser')) dispatch(prefetch('getUser', { id }, PREFETCH));
  dispatch(prefetch('findUserRoles', userRolesRequest(id), PREFETCH));
}

/** The person's and the organization's own data, in tabs (README.md, rules P1 to P13). */
export const profileModule = defineModule({
  id: 'profile',
  availableAs: 'core',
  title: pageTitles.profile,
  sort: 2,
  routes: [
    {
      path: paths.profile,
      name: 'profile',
      layout: 'lk',
      lazy: () => import('./ProfilePage'),
      ...tabRoute(profileTabs),
    },
    {
      path: paths.user,
      name: 'user-detail',
      title: pageTitles.user,
      layout: 'lk',
      lazy: () => import('./users/UserPage'),
      load: prefetchUser,
      needsVerified: true,
      access: { roles: ['USER_ADMIN', 'GODMOD'] },
    },
  ],
  found: () => import('./found'),
});
