import { afterSuccess, byId, listOf, providesOne, providesPage } from '../cache/cacheTags';
import { financeRuleApi as generated } from '../generated/financeRule';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/financeRule';

export const financeRuleApi = generated.enhanceEndpoints({
  endpoints: {
    findFinanceRules: {
      providesTags: providesPage('FinanceRule'),
    },
    getFinanceRule: {
      providesTags: providesOne('FinanceRule'),
    },
    createFinanceRule: {
      invalidatesTags: afterSuccess(listOf('FinanceRule')),
    },
    updateFinanceRule: { invalidatesTags: afterSuccess(byId('FinanceRule')) },
    deleteFinanceRule: {
      invalidatesTags: afterSuccess(byId('FinanceRule'), listOf('FinanceRule')),
    },
  },
});

export type { FinanceRuleTerms, FindFinanceRulesApiArg } from '../generated/financeRule';
export type FinanceRule = Decoded<schemas.FinanceRule>;
