import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { definePageTabs } from '../../blocks/tabs/pageTabs';
import { loadAccounts } from './accounts/loadAccounts';
import { loadIntegrations } from './integrations/loadIntegrations';
import { servicesOf } from './integrations/services';
import { loadOrganization } from './organization/loadOrganization';
import { loadUsers } from './users/loadUsers';
import { USER_ADMINISTRATORS, USERS_TAB } from './users/usersView';
import { buildingIcon } from '../../ui/icon/drawings/buildingIcon';
import { linkIcon } from '../../ui/icon/drawings/linkIcon';
import { lockIcon } from '../../ui/icon/drawings/lockIcon';
import { slidersHIcon } from '../../ui/icon/drawings/slidersHIcon';
import { userIcon } from '../../ui/icon/drawings/userIcon';
import { usersIcon } from '../../ui/icon/drawings/usersIcon';
import { walletIcon } from '../../ui/icon/drawings/walletIcon';

/** /profile and its tabs. Adding one is an entry here. */
export const profileTabs = definePageTabs({
  path: paths.profile,
  title: pageTitles.profile,
  label: 'Разделы профиля',
  tabs: [
    {
      id: 'person',
      label: 'Мои данные',
      icon: userIcon,
      lazy: () => import('./person/PersonTab'),
    },
    {
      id: 'security',
      label: 'Безопасность',
      icon: lockIcon,
      lazy: () => import('./security/SecurityTab'),
    },
    {
      id: 'organization',
      label: 'Организация',
      icon: buildingIcon,
      lazy: () => import('./organization/OrganizationTab'),
      load: loadOrganization,
      needsVerified: true,
    },
    {
      id: 'accounts',
      label: 'Банковские реквизиты',
      icon: walletIcon,
      lazy: () => import('./accounts/AccountsTab'),
      load: loadAccounts,
      needsVerified: true,
    },
    {
      id: USERS_TAB,
      label: 'Пользователи',
      icon: usersIcon,
      lazy: () => import('./users/UsersTab'),
      load: loadUsers,
      roles: USER_ADMINISTRATORS,
      needsVerified: true,
    },
    {
      id: 'integrations',
      label: 'Интеграции',
      icon: linkIcon,
      lazy: () => import('./integrations/IntegrationsTab'),
      load: loadIntegrations,
      isFor: (user) => servicesOf(user).length > 0,
      needsVerified: true,
    },
    {
      id: 'interface',
      label: 'Интерфейс',
      icon: slidersHIcon,
      lazy: () => import('./interface/InterfaceTab'),
    },
  ],
});
