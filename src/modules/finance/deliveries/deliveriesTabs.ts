import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { definePageTabs } from '../../../shell/tabs/pageTabs';
import { loadCalendar } from './calendar/loadCalendar';

/** /deliveries and its tabs. */
export const deliveriesTabs = definePageTabs({
  path: paths.deliveries,
  title: pageTitles.deliveries,
  label: 'Разделы реестра поставок',
  tabs: [
    { id: 'supplies', label: 'Поставки', lazy: () => import('./supplies/SuppliesTab') },
    { id: 'invoices', label: 'Счета', lazy: () => import('./invoices/InvoicesTab') },
    {
      id: 'calendar',
      label: 'Платёжный календарь',
      lazy: () => import('./calendar/CalendarTab'),
      load: loadCalendar,
    },
  ],
});
