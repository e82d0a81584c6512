import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';

/** The developer page. V1: only users with GODMOD may enter; others are redirected to /. */
export const developerModule = defineModule({
  id: 'developer',
  availableAs: 'core',
  title: 'Разработка',
  sort: 1000,
  routes: [
    {
      path: paths.developer,
      name: 'dev',
      title: 'Страница разработчика',
      layout: 'lk',
      page: () => import('./page'),
      access: { roles: ['GODMOD'], refusedTo: '/' },
    },
  ],
});
