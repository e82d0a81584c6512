import { paths } from '../../domain/paths';
import type { PageTabs } from '../../shell/modules/pageTabs';

export const developerTabs: PageTabs = {
  path: paths.developer,
  title: 'Страница разработчика',
  label: 'Разделы страницы разработчика',
  tabs: [
    {
      id: 'overview',
      label: 'Контракт и модули',
      page: () => import('./overview/OverviewPanel'),
    },
    { id: 'store', label: 'Хранилище', page: () => import('./store/StorePanel') },
    { id: 'backend', label: 'Тестовый бэкенд', page: () => import('./backend/BackendPanel') },
    { id: 'checks', label: 'Проверки', page: () => import('./checks/ChecksPanel') },
  ],
};
