import { asPart } from '../../../../api/asPart';
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

/** The same for the objects, their order and the rules, which stand without: one cache entry. */
export const agreementsBeside = asPart(agreementsRequest);
