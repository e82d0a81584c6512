import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { shieldIcon } from '../../ui/icon/frameIcons';

/** The module that every user has: the page with the offers of all products. */
export const coreModule = defineModule({
  id: 'core',
  title: 'Общее',
  sort: 0,
  routes: [
    {
      path: paths.offers,
      name: 'offer',
      title: pageTitles.offers,
      layout: 'lk',
      page: () => import('./page'),
      load: () => import('./load'),
    },
  ],
  today: () => import('./today/firstSteps'),
  menu: [
    {
      id: 'common',
      label: 'Общее',
      isGroup: true,
      sort: 0,
      items: [
        { id: 'offer', label: pageTitles.offers, icon: shieldIcon, to: paths.offers, sort: 0 },
      ],
    },
  ],
});
