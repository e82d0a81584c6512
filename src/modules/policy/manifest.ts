import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';

/** The legal documents. L1: the page is public, and reading it makes no call to the server. */
export const policyModule = defineModule({
  id: 'policy',
  availableAs: 'core',
  title: 'Правовые документы',
  sort: 3,
  routes: [
    {
      path: paths.policy,
      name: 'policy',
      title: 'Правовые документы',
      layout: 'empty',
      page: () => import('./page'),
      access: { public: true },
    },
  ],
});
