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
    {
      path: '/register',
      name: 'register',
      title: 'Регистрация',
      layout: 'empty',
      lazy: () => import('./register/RegisterPage'),
      privateQuery: ['itn', 'mobilePhone'],
      access: { public: true },
    },
    {
      path: '/seller/register',
      name: 'seller-register',
      title: 'Регистрация продавца маркетплейса',
      layout: 'empty',
      lazy: () => import('./sellerRegister/SellerRegisterPage'),
      access: { public: true },
    },
    {
      path: '/confirm',
      name: 'confirm',
      title: 'Подтверждение регистрации',
      layout: 'empty',
      lazy: () => import('./confirm/ConfirmPage'),
      privateQuery: ['token'],
      access: { public: true },
    },
    {
      path: '/recovery',
      name: 'recovery',
      title: 'Восстановление пароля',
      layout: 'empty',
      lazy: () => import('./recovery/RecoveryPage'),
      access: { public: true },
    },
    {
      path: '/recovery/confirm',
      name: 'recovery-confirm',
      title: 'Код подтверждения',
      layout: 'empty',
      lazy: () => import('./recovery/RecoveryConfirmPage'),
      access: { public: true },
    },
    {
      path: '/create-password',
      name: 'create-password',
      title: 'Новый пароль',
      layout: 'empty',
      lazy: () => import('./password/CreatePasswordPage'),
      access: { public: true },
    },
  ],
});
