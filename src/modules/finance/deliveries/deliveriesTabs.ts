import { PREFETCH } from '../../../api/cache/freshness';
import { financeAgreementApi } from '../../../api/endpoints/financeAgreement';
import { financeRegistryApi } from '../../../api/endpoints/financeRegistry';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { loadRegistry } from '../../../blocks/registry/registryQuery';
import { definePageTabs } from '../../../blocks/tabs/pageTabs';
import { invoicesQuery } from './invoices/invoicesQuery';
import { suppliesQuery } from './supplies/suppliesQuery';
import { financeCalendarApi } from '../../../api/endpoints/financeCalendar';
import { moscowDay } from '../../../lib/isoDay';
import { agreementsOfCalendar, calendarViewOf, periodOf } from './calendar/calendarView';

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
      load: loadRegistry(suppliesQuery, (searchRequest) =>
        financeRegistryApi.util.prefetch('findSupplies', { searchRequest }, PREFETCH),
      ),
      needsVerified: true,
    },
    {
      id: 'invoices',
      label: 'Счета',
      lazy: () => import('./invoices/InvoicesTab'),
      load: loadRegistry(invoicesQuery, (searchRequest) =>
        financeAgreementApi.util.prefetch('findFinanceInvoices', { searchRequest }, PREFETCH),
      ),
      needsVerified: true,
    },
    {
      id: 'calendar',
      label: 'Платёжный календарь',
      lazy: () => import('./calendar/CalendarTab'),
      // Payments of all agreements at once: another agreement is then shown without a call.
      load: ({ dispatch, url }) => {
        const period = periodOf(calendarViewOf(url.search), moscowDay());
        const { prefetch } = financeAgreementApi.util;
        dispatch(prefetch('findFinanceAgreements', agreementsOfCalendar, PREFETCH));
        dispatch(financeCalendarApi.util.prefetch('findPlannedPayments', period, PREFETCH));
      },
      needsVerified: true,
    },
  ],
});
