import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { SETTLEMENT_MODULE } from '../../shell/modules/builtInModules';
import { defineModule } from '../../shell/modules/defineModule';
import { listIcon } from '../../ui/icon/drawings/listIcon';

/** The settlement of claims (README.md). */
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
      lazy: () => import('./SettlementPage'),
    },
  ],
  menu: [
    {
      id: 'settlement',
      label: pageTitles.settlement,
      icon: listIcon,
      to: paths.settlement,
      sort: 140,
      reloadsFrame: true,
    },
  ],
});
