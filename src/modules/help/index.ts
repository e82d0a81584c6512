import { defineModule } from '../../shell/modules/defineModule';

/** Answers, words and contacts for everybody who is signed in, verified or not. */
export const helpModule = defineModule({
  id: 'help',
  availableAs: 'core',
  title: 'Помощь',
  sort: 900,
  routes: [
    {
      path: '/help',
      name: 'help',
      title: 'Помощь',
      layout: 'lk',
      lazy: () => import('./HelpPage'),
    },
  ],
});
