import { pageTitles, productTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { databaseIcon, listIcon, walletIcon } from '../../ui/icon/frameIcons';
import { deliveriesTabs } from './deliveries/deliveriesTabs';
import { financingTabs } from './financing/financingTabs';

/** README.md, rule B1: supplies and objects need the role FINANCE. The offers need no role. */
const FINANCE = ['FINANCE'];

/** Bank financing of suppliers (README.md). */
export const financeModule = defineModule({
  id: 'finance',
  title: productTitles.finance,
  sort: 10,
  access: { excludable: true },
  routes: [
    {
      ...deliveriesTabs,
      name: 'deliveries',
      layout: 'lk',
      page: () => import('./deliveries/page'),
      access: { roles: FINANCE },
    },
    {
      ...financingTabs,
      name: 'financing',
      layout: 'lk',
      page: () => import('./financing/page'),
      access: { roles: FINANCE },
    },
    {
      path: paths.financeRequest,
      name: 'finance-request',
      title: pageTitles.financeRequest,
      layout: 'lk',
      page: () => import('./request/page'),
      load: () => import('./request/load'),
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
  search: () => import('./search'),
  offers: {
    page: () => import('./offers/FinanceOffers'),
    load: () => import('./offers/load'),
    quiet: true,
  },
  today: () => import('./today'),
});
