import { afterSuccess } from './cacheTags';
import { financeRuleApi as generated } from '../generated/financeRule';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

const rulesChanged = afterSuccess('FinanceRules');

/** The calls of finance rules with what the generator can't express: reading and cache tags. */
export const financeRuleApi = generated
  .enhanceEndpoints({ addTagTypes: ['FinanceRules'] })
  .enhanceEndpoints({
    endpoints: {
      findFinanceRules: { extraOptions: { read: readPage }, providesTags: ['FinanceRules'] },
      getFinanceRule: { extraOptions: { read: readRecord }, providesTags: ['FinanceRules'] },
      createFinanceRule: { extraOptions: { read: readRecord }, invalidatesTags: rulesChanged },
      updateFinanceRule: { invalidatesTags: rulesChanged },
      deleteFinanceRule: { invalidatesTags: rulesChanged },
    },
  });
