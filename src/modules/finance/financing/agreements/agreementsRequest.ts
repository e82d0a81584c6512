import { asPart } from '../../../../api/baseQuery';
import type { FindFinanceAgreementsApiArg } from '../../../../api/endpoints/financeAgreement';

/** All agreements of the organization, the newest first, for the tab that shows them. */
export const agreementsRequest: FindFinanceAgreementsApiArg = {
  searchRequest: {
    pageNumber: 0,
    pageSize: 1000,
    filters: [],
    sorts: [{ field: 'createdDateTime', direction: 'DESC' }],
  },
};

/** The same for objects, order and rules, which work without it. One argument, one cache entry. */
export const agreementsBeside = asPart(agreementsRequest);
