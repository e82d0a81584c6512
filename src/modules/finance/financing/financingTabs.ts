import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import type { PageTabs } from '../../../shell/modules/pageTabs';

export const financingTabs: PageTabs = {
  path: paths.financing,
  title: pageTitles.financing,
  label: 'Разделы финансирования',
  tabs: [
    {
      id: 'objects',
      label: 'Объекты',
      page: () => import('./objects/ObjectsTab'),
      load: () => import('./objects/register'),
      needsVerified: true,
    },
    {
      id: 'rules',
      label: 'Правила',
      page: () => import('./rules/RulesTab'),
      load: () => import('./rules/load'),
      needsVerified: true,
    },
    {
      id: 'agreements',
      label: 'Договоры',
      page: () => import('./agreements/AgreementsTab'),
      load: () => import('./agreements/load'),
      needsVerified: true,
    },
  ],
};
