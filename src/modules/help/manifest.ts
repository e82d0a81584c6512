import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';

/** Answers, glossary and contacts for every signed-in user, verified or not. */
export const helpModule = defineModule({
  id: 'help',
  availableAs: 'core',
  title: pageTitles.help,
  sort: 900,
  routes: [
    {
      path: paths.help,
      name: 'help',
      title: pageTitles.help,
      layout: 'lk',
      page: () => import('./page'),
    },
  ],
  search: () => import('./search'),
});
