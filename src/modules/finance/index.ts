import { PREFETCH } from '../../api/cache/freshness';
import { financeOfferApi } from '../../api/endpoints/financeOffer';
import { financeRequestApi } from '../../api/endpoints/financeRequest';
import { pageTitles, productTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { databaseIcon, listIcon, walletIcon } from '../../ui/icon/frameIcons';
import { tabRoute } from '../../blocks/tabs/pageTabs';
import { deliveriesTabs } from './deliveries/deliveriesTabs';
import { financingTabs } from './financing/financingTabs';
import { actualFinanceOffers } from './offers/actualFinanceOffers';

/** Role for registries and orders; the offers need none (README.md, rule B1). */
const FINANCE = ['FINANCE'];

/** Bank financing of suppliers (README.md). */
export const financeModule = defineModule({
  id: 'finance',
  title: productTitles.finance,
  sort: 10,
  access: { excludable: true },
  routes: [
    {
      path: paths.deliveries,
      name: 'deliveries',
      layout: 'lk',
      lazy: () => import('./deliveries/DeliveriesPage'),
      ...tabRoute(deliveriesTabs),
      access: { roles: FINANCE },
    },
    {
      path: paths.financing,
      name: 'financing',
      layout: 'lk',
      lazy: () => import('./financing/FinancingPage'),
      ...tabRoute(financingTabs),
      access: { roles: FINANCE },
    },
    {
      path: paths.financeRequest,
      name: 'finance-request',
      title: pageTitles.financeRequest,
      layout: 'lk',
      lazy: () => import('./request/FinanceRequestPage'),
      load: ({ dispatch, params: { id } }) => {
        if (id === undefined) return;
        const { prefetch } = financeRequestApi.util;
        dispatch(prefetch('getFinanceRequest', { id }, PREFETCH));
        dispatch(prefetch('getFinanceRequestForm', { id }, PREFETCH));
      },
      needsVerified: true,
      access: { unguarded: true },
    },
  ],
  menu: [
    {
      id: 'finance',
      label: productTitles.finance,
      icon: walletIcon,
      isGroup: true,
      sort: 110,
      permission: FINANCE,
      items: [
        {
          id: 'deliveries',
          label: pageTitles.deliveries,
          icon: listIcon,
          to: paths.deliveries,
          sort: 10,
        },
        {
          id: 'financing',
          label: pageTitles.financing,
          icon: databaseIcon,
          to: paths.financing,
          sort: 20,
        },
      ],
    },
  ],
  found: () => import('./found'),
  offerSection: {
    lazy: () => import('./offers/FinanceOffers'),
    // Also when they are in the cache: the offers load on open (rule B2).
    load: ({ dispatch }) => {
      const { prefetch } = financeOfferApi.util;
      dispatch(prefetch('findActualFinanceOffers', actualFinanceOffers, { force: true }));
    },
    quiet: true,
  },
  today: () => import('./today'),
});
