import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { definePageTabs } from '../../../blocks/tabs/pageTabs';
import { loadClaims } from './claims/loadClaims';
import { loadOrders } from './register/loadOrders';

/** /sender/order-register and its tabs. */
export const orderTabs = definePageTabs({
  path: paths.orderRegister,
  title: pageTitles.orderRegister,
  label: 'Разделы реестра заказов',
  tabs: [
    {
      id: 'orders',
      label: 'Заказы',
      lazy: () => import('./register/OrdersTab'),
      load: loadOrders,
      needsVerified: true,
    },
    {
      id: 'claims',
      label: 'Заявления',
      lazy: () => import('./claims/ClaimsTab'),
      load: loadClaims,
      needsVerified: true,
    },
  ],
});
