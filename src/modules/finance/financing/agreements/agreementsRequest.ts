import type { FindFinanceAgreementsApiArg } from '../../../../api/endpoints/financeAgreement';

/**
 * All agreements of the organization, the newest first. One argument, one cache entry for the tab,
 * the order and the rules.
 */
export const agreementsRequest: FindFinanceAgreementsApiArg = {
  searchRequest: {
    pageNumber: 0,
    pageSize: 1000,
    filters: [],
    sorts: [{ field: 'createdDateTime', direction: 'DESC' }],
  },
};
