import type { ComponentType } from 'react';
import type { User } from '../../api/endpoints/user';
import type { IconName } from '../../ui/Icon';

/** One tab of /profile; its address is `/profile?tab=<id>`, the first one's is `/profile`. */
export interface ProfileTab {
  id: string;
  label: string;
  icon: IconName;
  lazy: () => Promise<{ default: ComponentType }>;
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
    icon: 'user',
    lazy: () => import('./person/PersonTab'),
  },
  {
    id: 'organization',
    label: 'Организация',
    icon: 'building',
    lazy: () => import('./organization/OrganizationTab'),
    needsVerified: true,
  },
  {
    id: 'accounts',
    label: 'Банковские реквизиты',
    icon: 'wallet',
    lazy: () => import('./accounts/AccountsTab'),
    needsVerified: true,
  },
];
