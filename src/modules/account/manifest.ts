import { paths } from '../../domain/paths';
import { defineModule, type ModuleRoute } from '../../shell/modules/defineModule';

/** Returns a page that needs no session, in the layout of the sign-in. */
function publicPage(page: ModuleRoute): ModuleRoute {
  return { layout: 'empty', access: { public: true }, ...page };
}

/** A1: a signed-in user who opens one of these pages is redirected to /offer. */
const STRANGERS = { public: 'strangers' } as const;

/** Account pages: sign-in, registration, recovery and new password. */
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
      page: () => import('./login/page'),
      access: STRANGERS,
    }),
    publicPage({
      path: paths.register,
      title: 'Регистрация',
      page: () => import('./register/page'),
      access: STRANGERS,
      privateQuery: ['itn', 'mobilePhone'],
    }),
    publicPage({
      path: paths.sellerRegister,
      title: 'Регистрация продавца маркетплейса',
      page: () => import('./sellerRegister/page'),
      privateQuery: ['itn', 'contractNumber', 'mobilePhone'],
    }),
    publicPage({
      path: paths.confirm,
      title: 'Подтверждение регистрации',
      page: () => import('./confirm/page'),
      privateQuery: ['token'],
    }),
    publicPage({
      path: paths.recovery,
      name: 'recovery',
      title: 'Восстановление пароля',
      page: () => import('./recovery/page'),
      access: STRANGERS,
    }),
    publicPage({
      path: paths.recoveryConfirm,
      name: 'recovery-confirm',
      title: 'Код подтверждения',
      page: () => import('./recovery/confirm/page'),
    }),
    publicPage({
      path: paths.createPassword,
      name: 'create-password',
      title: 'Новый пароль',
      page: () => import('./password/page'),
      // The page is open to visitors and signed-in users, and must know the session to distinguish them.
      access: { public: 'restored' },
    }),
  ],
});
