import { afterSuccess, byId, listOf, providesOne, providesPage } from '../cache/cacheTags';
import { financeRuleApi as generated } from '../generated/financeRule';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** The calls of finance rules with what the generator can't express: reading and cache tags. */
export const financeRuleApi = generated.enhanceEndpoints({
  endpoints: {
    findFinanceRules: {
      extraOptions: { read: readPage },
      providesTags: providesPage('FinanceRule'),
    },
    getFinanceRule: {
      extraOptions: { read: readRecord },
      providesTags: providesOne('FinanceRule'),
    },
    createFinanceRule: {
      extraOptions: { read: readRecord },
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
