import { defineModule } from '../../shell/modules/defineModule';
import { developerTabs } from './developerTabs';

/** The developer page. V1: only users with GODMOD may enter; others are redirected to /. */
export const developerModule = defineModule({
  id: 'developer',
  availableAs: 'core',
  title: 'Разработка',
  sort: 1000,
  routes: [
    {
      ...developerTabs,
      name: 'dev',
      layout: 'lk',
      page: () => import('./page'),
      access: { roles: ['GODMOD'], refusedTo: '/' },
    },
  ],
});
