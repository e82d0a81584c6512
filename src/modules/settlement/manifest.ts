import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { SETTLEMENT_MODULE } from '../../shell/modules/availability';
import { defineModule } from '../../shell/modules/defineModule';
import { hammerIcon } from '../../ui/icon/frameIcons';
import { marketplacesOf } from './marketplaces';

export const settlementModule = defineModule({
  id: SETTLEMENT_MODULE,
  title: pageTitles.settlement,
  sort: 50,
  routes: [
    {
      path: paths.settlement,
      name: 'settlement',
      title: pageTitles.settlement,
      layout: 'lk',
      page: () => import('./page'),
      needsVerified: true,
    },
  ],
  menu: [
    {
      id: 'settlement',
      label: pageTitles.settlement,
      caption: marketplacesOf,
      icon: hammerIcon,
      to: paths.settlement,
      sort: 140,
      // The menu item is between the bills and the conditions in the menu of senders.
      joins: { group: 'sender', sort: 40 },
      reloadsFrame: true,
    },
  ],
});
