import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { tabRoute } from '../../blocks/tabs/tabRoute';
import { profileTabs } from './profileTabs';
import { loadUser } from './users/loadUser';

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
      load: loadUser,
      access: { roles: ['USER_ADMIN', 'GODMOD'] },
    },
  ],
});
