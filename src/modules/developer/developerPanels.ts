import type { ComponentType } from 'react';
import { paths } from '../../domain/paths';
import type { TabLink } from '../../blocks/tabs/TabLinks';
import { databaseIcon, listIcon, refreshIcon } from '../../ui/icon/frameIcons';
import { checkIcon } from '../../ui/icon/signInIcons';

/** Panel of /dev. Its address is `/dev?panel=<id>`; the first panel has `/dev`. */
export interface DeveloperPanel extends TabLink {
  lazy: () => Promise<{ default: ComponentType }>;
}

/** Panels of the developer page, in display order. */
export const developerPanels: readonly DeveloperPanel[] = [
  {
    id: 'overview',
    label: 'Контракт и модули',
    icon: listIcon,
    lazy: () => import('./overview/OverviewPanel'),
  },
  { id: 'store', label: 'Хранилище', icon: databaseIcon, lazy: () => import('./store/StorePanel') },
  {
    id: 'backend',
    label: 'Тестовый бэкенд',
    icon: refreshIcon,
    lazy: () => import('./backend/BackendPanel'),
  },
  { id: 'checks', label: 'Проверки', icon: checkIcon, lazy: () => import('./checks/ChecksPanel') },
];

/** Returns the address of a panel; the first panel needs no parameter. */
export function developerPanelPath(id: string): string {
  return id === developerPanels[0]?.id ? paths.developer : `${paths.developer}?panel=${id}`;
}
