import { optionalCall } from '../../../api/baseQuery';
import type { FindFinanceAgreementsApiArg } from '../../../api/endpoints/financeAgreement';
import type { FindFinanceRulesApiArg } from '../../../api/endpoints/financeRule';

const ALL = { pageNumber: 0, pageSize: 1000, filters: [] };

/** All agreements of the organization, the newest first, for the tab «Договоры». */
export const agreementsRequest: FindFinanceAgreementsApiArg = {
  searchRequest: { ...ALL, sorts: [{ field: 'createdDateTime', direction: 'DESC' }] },
};

/** The same agreements for pages that also work without them; these pages share one cache entry. */
export const optionalAgreements = optionalCall(agreementsRequest);

/** All rules of the organization, sorted by name. */
export const rulesRequest: FindFinanceRulesApiArg = {
  searchRequest: { ...ALL, sorts: [{ field: 'name', direction: 'ASC' }] },
};
