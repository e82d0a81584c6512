import { defineModule } from '../../shell/modules/defineModule';

/** Everything around the account: signing in and what belongs to the person. */
export const accountModule = defineModule({
  id: 'account',
  availableAs: 'core',
  title: 'Учётная запись',
  sort: 1,
  routes: [
    {
      path: '/login',
      name: 'login',
      title: 'Вход в личный кабинет',
      layout: 'empty',
      lazy: () => import('./login/LoginPage'),
      access: { public: true },
    },
  ],
});
