import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import type { PageTabs } from '../../../shell/modules/pageTabs';

export const orderTabs: PageTabs = {
  path: paths.orderRegister,
  title: pageTitles.orderRegister,
  label: 'Разделы реестра заказов',
  tabs: [
    {
      id: 'orders',
      label: 'Заказы',
      page: () => import('./register/OrdersTab'),
      load: () => import('./register/register'),
      needsVerified: true,
    },
    {
      id: 'claims',
      label: 'Заявления',
      page: () => import('./claims/ClaimsTab'),
      load: () => import('./claims/register'),
      needsVerified: true,
    },
  ],
};
