import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import type { PageTabs } from '../../shell/modules/pageTabs';
import { USER_ADMINISTRATORS } from '../../domain/roles';
import { services } from '../../domain/services';

export const profileTabs: PageTabs = {
  path: paths.profile,
  title: pageTitles.profile,
  label: 'Разделы профиля',
  tabs: [
    {
      id: 'person',
      label: 'Мои данные',
      page: () => import('./person/PersonTab'),
    },
    {
      id: 'security',
      label: 'Безопасность',
      page: () => import('./security/SecurityTab'),
    },
    {
      id: 'organization',
      label: 'Организация',
      page: () => import('./organization/OrganizationTab'),
      load: () => import('./organization/load'),
      needsVerified: true,
    },
    {
      id: 'accounts',
      label: 'Банковские реквизиты',
      page: () => import('./accounts/AccountsTab'),
      load: () => import('./accounts/load'),
      needsVerified: true,
    },
    {
      id: 'users',
      label: 'Пользователи',
      page: () => import('./users/UsersTab'),
      load: () => import('./users/register'),
      roles: USER_ADMINISTRATORS,
      needsVerified: true,
    },
    {
      id: 'integrations',
      label: 'Интеграции',
      page: () => import('./integrations/IntegrationsTab'),
      load: () => import('./integrations/load'),
      roles: services.map(({ role }) => role),
      needsVerified: true,
    },
    {
      id: 'interface',
      label: 'Интерфейс',
      page: () => import('./interface/InterfaceTab'),
    },
  ],
};
