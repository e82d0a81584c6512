import { PREFETCH } from '../../../api/cache/freshness';
import { financeRegistryApi } from '../../../api/endpoints/financeRegistry';
import { financeAgreementApi } from '../../../api/endpoints/financeAgreement';
import { financeRuleApi } from '../../../api/endpoints/financeRule';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { loadRegistry } from '../../../blocks/registry/registryQuery';
import { definePageTabs } from '../../../blocks/tabs/pageTabs';
import { objectsQuery } from './objects/objectsQuery';
import { agreementsBeside, agreementsRequest, rulesRequest } from './financingRequests';

const { prefetch: prefetchAgreements } = financeAgreementApi.util;

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
      load: loadRegistry(objectsQuery, (searchRequest) =>
        financeRegistryApi.util.prefetch('findFinancingObjects', { searchRequest }, PREFETCH),
      ),
      needsVerified: true,
    },
    {
      id: 'rules',
      label: 'Правила',
      lazy: () => import('./rules/RulesTab'),
      load: ({ dispatch }) => {
        dispatch(financeRuleApi.util.prefetch('findFinanceRules', rulesRequest, PREFETCH));
        dispatch(prefetchAgreements('findFinanceAgreements', agreementsBeside, PREFETCH));
      },
      needsVerified: true,
    },
    {
      id: 'agreements',
      label: 'Договоры',
      lazy: () => import('./agreements/AgreementsTab'),
      load: ({ dispatch }) => {
        dispatch(prefetchAgreements('findFinanceAgreements', agreementsRequest, PREFETCH));
      },
      needsVerified: true,
    },
  ],
});
