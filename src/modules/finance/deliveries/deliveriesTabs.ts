import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { definePageTabs } from '../../../blocks/tabs/pageTabs';
import { loadCalendar } from './calendar/loadCalendar';
import { loadInvoices } from './invoices/loadInvoices';
import { loadSupplies } from './supplies/loadSupplies';

/** /deliveries and its tabs. */
export const deliveriesTabs = definePageTabs({
  path: paths.deliveries,
  title: pageTitles.deliveries,
  label: 'Разделы реестра поставок',
  tabs: [
    {
      id: 'supplies',
      label: 'Поставки',
      lazy: () => import('./supplies/SuppliesTab'),
      load: loadSupplies,
    },
    {
      id: 'invoices',
      label: 'Счета',
      lazy: () => import('./invoices/InvoicesTab'),
      load: loadInvoices,
    },
    {
      id: 'calendar',
      label: 'Платёжный календарь',
      lazy: () => import('./calendar/CalendarTab'),
      load: loadCalendar,
    },
  ],
});
