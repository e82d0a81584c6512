import { defineModule, type ModuleRoute } from '../../shell/modules/defineModule';

/** A page that needs no session, in the layout of the sign-in. */
function publicPage(page: ModuleRoute): ModuleRoute {
  return { layout: 'empty', access: { public: true }, ...page };
}

/** Everything around the account: signing in and what belongs to the person. */
export const accountModule = defineModule({
  id: 'account',
  availableAs: 'core',
  title: 'Учётная запись',
  sort: 1,
  routes: [
    publicPage({
      path: '/login',
      name: 'login',
      title: 'Вход в личный кабинет',
      lazy: () => import('./login/LoginPage'),
    }),
    publicPage({
      path: '/register',
      title: 'Регистрация',
      lazy: () => import('./register/RegisterPage'),
      privateQuery: ['itn', 'mobilePhone'],
    }),
    publicPage({
      path: '/seller/register',
      title: 'Регистрация продавца маркетплейса',
      lazy: () => import('./sellerRegister/SellerRegisterPage'),
    }),
    publicPage({
      path: '/confirm',
      title: 'Подтверждение регистрации',
      lazy: () => import('./confirm/ConfirmPage'),
      privateQuery: ['token'],
    }),
    publicPage({
      path: '/recovery',
      name: 'recovery',
      title: 'Восстановление пароля',
      lazy: () => import('./recovery/RecoveryPage'),
    }),
    publicPage({
      path: '/recovery/confirm',
      name: 'recovery-confirm',
      title: 'Код подтверждения',
      lazy: () => import('./recovery/RecoveryConfirmPage'),
    }),
    publicPage({
      path: '/create-password',
      name: 'create-password',
      title: 'Новый пароль',
      lazy: () => import('./password/CreatePasswordPage'),
    }),
  ],
});
