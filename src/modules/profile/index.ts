import { defineModule } from '../../shell/modules/defineModule';

/** The person's and the organization's own data, in tabs (specification, section 2). */
export const profileModule = defineModule({
  id: 'profile',
  availableAs: 'core',
  title: 'Профиль',
  sort: 2,
  routes: [
    {
      path: '/profile',
      name: 'profile',
      title: 'Профиль',
      layout: 'lk',
      lazy: () => import('./ProfilePage'),
    },
    {
      path: '/profile/users/:id',
      name: 'user-detail',
      title: 'Профиль',
      layout: 'lk',
      lazy: () => import('./users/UserPage'),
      access: { roles: ['USER_ADMIN', 'GODMOD'] },
    },
  ],
});
