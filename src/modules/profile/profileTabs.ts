import type { User } from '../../api/endpoints/user';
import { pageTitles } from '../../domain/pageTitles';
import { hasPermission } from '../../session/permissions';
import type { LazySection } from '../../shell/modules/defineModule';
import { partTitle, type PagePlace } from '../../shell/page/pageTitle';
import type { TabLink } from '../../shell/page/TabLinks';
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

/** One tab of /profile; its address is `/profile?tab=<id>`, the first one's is `/profile`. */
export interface ProfileTab extends TabLink, LazySection {
  /** Whom the tab is offered to; everybody by default. */
  isFor?: (user: User) => boolean;
  /** What an unverified user may not do yet: the waiting card stands in its place. */
  needsVerified?: boolean;
}

/** The tabs in their order. Adding one is an entry here. */
export const profileTabs: readonly ProfileTab[] = [
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
    isFor: (user) => hasPermission(user, USER_ADMINISTRATORS),
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
];

/** The tabs that a user is offered; none before the user is known. */
export function tabsFor(tabs: readonly ProfileTab[], user: User | undefined): ProfileTab[] {
  return tabs.filter(({ isFor }) => user !== undefined && (isFor?.(user) ?? true));
}

/** The tab that the query of an address names; the first one for any other name. */
export function chosenTab(tabs: readonly ProfileTab[], search: string): ProfileTab | undefined {
  const wanted = new URLSearchParams(search).get('tab');
  return tabs.find(({ id }) => id === wanted) ?? tabs[0];
}

/** Whether the waiting card stands in the tab's place: the user is not verified yet. */
export function isWaiting({ needsVerified }: ProfileTab, user: User | undefined): boolean {
  return needsVerified === true && user?.isVerified === false;
}

/** «Безопасность — Профиль»: the name of the browser's tab, and what is said when it changes. */
export function profileTitle({ search, user }: PagePlace): string {
  return partTitle(chosenTab(tabsFor(profileTabs, user), search)?.label, pageTitles.profile);
}
