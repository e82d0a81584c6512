import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { loadRegistry } from '../../../blocks/registry/registryQuery';
import { definePageTabs } from '../../../blocks/tabs/pageTabs';
import { loadMonthlyClaims } from '../claim/claimQueries';
import { claimsQuery } from './claims/claimsQuery';
import { ordersQuery } from './register/ordersQuery';

const { prefetch } = senderApi.util;
const loadOrders = loadRegistry(ordersQuery, (searchRequest) =>
  prefetch('findOrders', { searchRequest }, PREFETCH),
);
const loadClaims = loadRegistry(claimsQuery, (claimSearch) =>
  prefetch('findClaims', { claimSearch }, PREFETCH),
);

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
      load: (context) => {
        loadOrders(context);
        context.dispatch(prefetch('getOrderStatuses', undefined, PREFETCH));
        loadMonthlyClaims(context);
      },
      needsVerified: true,
    },
    {
      id: 'claims',
      label: 'Заявления',
      lazy: () => import('./claims/ClaimsTab'),
      load: (context) => {
        loadClaims(context);
        loadMonthlyClaims(context);
      },
      needsVerified: true,
    },
  ],
});
