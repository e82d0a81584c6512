import { defineModule } from '../../shell/modules/defineModule';
import { ACCOUNT_KIND } from './accounts/accountDialog';

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
  ],
  modals: { [ACCOUNT_KIND]: () => import('./accounts/AccountDialog') },
});
