import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { productTitles } from '../../domain/products';
import { defineModule } from '../../shell/modules/defineModule';
import { databaseIcon } from '../../ui/icon/drawings/databaseIcon';
import { listIcon } from '../../ui/icon/drawings/listIcon';
import { tabRoute } from '../../blocks/tabs/tabRoute';
import { walletIcon } from '../../ui/icon/drawings/walletIcon';
import { deliveriesTabs } from './deliveries/deliveriesTabs';
import { financingTabs } from './financing/financingTabs';
import { loadFinanceOffers } from './offers/loadFinanceOffers';
import { loadFinanceRequest } from './request/loadFinanceRequest';

/** Who may see registries and order financing; the offers are for everybody (README.md, rule B1). */
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
      load: loadFinanceRequest,
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
  offerSection: {
    lazy: () => import('./offers/FinanceOffers'),
    load: loadFinanceOffers,
    quiet: true,
  },
});
