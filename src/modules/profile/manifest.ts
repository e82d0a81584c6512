import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { profileTabs } from './profileTabs';

/** The profile: the data of the user and of the organization, in tabs. P1: each tab has its own address and title. */
export const profileModule = defineModule({
  id: 'profile',
  availableAs: 'core',
  title: pageTitles.profile,
  sort: 2,
  routes: [
    {
      ...profileTabs,
      name: 'profile',
      layout: 'lk',
      page: () => import('./page'),
    },
    {
      path: paths.user,
      name: 'user-detail',
      title: pageTitles.user,
      layout: 'lk',
      page: () => import('./users/user/page'),
      load: () => import('./users/user/load'),
      needsVerified: true,
      access: { roles: ['USER_ADMIN', 'GODMOD'] },
    },
  ],
  search: () => import('./search'),
});
