import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { definePageTabs } from '../../../blocks/tabs/pageTabs';
import { loadAgreements } from './agreements/loadAgreements';
import { loadObjects } from './objects/loadObjects';
import { loadRules } from './rules/loadRules';

/** /financing and its tabs. */
export const financingTabs = definePageTabs({
  path: paths.financing,
  title: pageTitles.financing,
  label: 'Разделы финансирования',
  tabs: [
    {
      id: 'objects',
      label: 'Объекты',
      lazy: () => import('./objects/ObjectsTab'),
      load: loadObjects,
      needsVerified: true,
    },
    {
      id: 'rules',
      label: 'Правила',
      lazy: () => import('./rules/RulesTab'),
      load: loadRules,
      needsVerified: true,
    },
    {
      id: 'agreements',
      label: 'Договоры',
      lazy: () => import('./agreements/AgreementsTab'),
      load: loadAgreements,
      needsVerified: true,
    },
  ],
});
