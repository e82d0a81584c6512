import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import type { PageTabs } from '../../../shell/modules/pageTabs';

export const deliveriesTabs: PageTabs = {
  path: paths.deliveries,
  title: pageTitles.deliveries,
  label: 'Разделы реестра поставок',
  tabs: [
    {
      id: 'supplies',
      label: 'Поставки',
      page: () => import('./supplies/SuppliesTab'),
      load: () => import('./supplies/register'),
      needsVerified: true,
    },
    {
      id: 'invoices',
      label: 'Счета',
      page: () => import('./invoices/InvoicesTab'),
      load: () => import('./invoices/register'),
      needsVerified: true,
    },
    {
      id: 'calendar',
      label: 'Платёжный календарь',
      page: () => import('./calendar/CalendarTab'),
      load: () => import('./calendar/load'),
      needsVerified: true,
    },
  ],
};
