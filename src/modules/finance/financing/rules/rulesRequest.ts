import type { FindFinanceRulesApiArg } from '../../../../api/endpoints/financeRule';

/** All rules of the organization by their names. One argument, one cache entry. */
export const rulesRequest: FindFinanceRulesApiArg = {
  searchRequest: {
    pageNumber: 0,
    pageSize: 1000,
    filters: [],
    sorts: [{ field: 'name', direction: 'ASC' }],
  },
};
