import type { SearchRequest } from '../../../../api/endpoints/financeAgreement';

/** Agreements to choose from; an organization has a few. */
export const agreementsRequest: SearchRequest = { pageNumber: 0, pageSize: 100 };
