import { afterSuccess, byId, listOf, providesOne, providesPage } from '../cache/cacheTags';
import { financeRuleApi as generated } from '../generated/financeRule';

/** The calls of finance rules with what the generator can't express: reading and cache tags. */
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

export const {
  useFindFinanceRulesQuery,
  useCreateFinanceRuleMutation,
  useUpdateFinanceRuleMutation,
  useDeleteFinanceRuleMutation,
} = financeRuleApi;
export type {
  FinanceRule,
  FinanceRuleTerms,
  FindFinanceRulesApiArg,
} from '../generated/financeRule';
