import { paths } from '../../domain/paths';
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
      path: paths.login,
      name: 'login',
      title: 'Вход в личный кабинет',
      lazy: () => import('./login/LoginPage'),
    }),
    publicPage({
      path: paths.register,
      title: 'Регистрация',
      lazy: () => import('./register/RegisterPage'),
      privateQuery: ['itn', 'mobilePhone'],
    }),
    publicPage({
      path: paths.sellerRegister,
      title: 'Регистрация продавца маркетплейса',
      lazy: () => import('./sellerRegister/SellerRegisterPage'),
    }),
    publicPage({
      path: paths.confirm,
      title: 'Подтверждение регистрации',
      lazy: () => import('./confirm/ConfirmPage'),
      privateQuery: ['token'],
    }),
    publicPage({
      path: paths.recovery,
      name: 'recovery',
      title: 'Восстановление пароля',
      lazy: () => import('./recovery/RecoveryPage'),
    }),
    publicPage({
      path: paths.recoveryConfirm,
      name: 'recovery-confirm',
      title: 'Код подтверждения',
      lazy: () => import('./recovery/RecoveryConfirmPage'),
    }),
    publicPage({
      path: paths.createPassword,
      name: 'create-password',
      title: 'Новый пароль',
      lazy: () => import('./password/CreatePasswordPage'),
    }),
  ],
});
