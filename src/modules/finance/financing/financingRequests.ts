import { optionalCall } from '../../../api/baseQuery';
import type { FindFinanceAgreementsApiArg } from '../../../api/endpoints/financeAgreement';
import type { FindFinanceRulesApiArg } from '../../../api/endpoints/financeRule';

const ALL = { pageNumber: 0, pageSize: 1000, filters: [] };

/** All agreements of the organization, the newest first, for their own tab. */
export const agreementsRequest: FindFinanceAgreementsApiArg = {
  searchRequest: { ...ALL, sorts: [{ field: 'createdDateTime', direction: 'DESC' }] },
};

/** The same agreements for pages that can do without the answer; all these pages share one cache entry. */
export const optionalAgreements = optionalCall(agreementsRequest);

/** All rules of the organization by their names. */
export const rulesRequest: FindFinanceRulesApiArg = {
  searchRequest: { ...ALL, sorts: [{ field: 'name', direction: 'ASC' }] },
};
