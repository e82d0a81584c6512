import { optionalCall } from '../../api/baseQuery';
import type { SearchRequest } from '../../api/endpoints/organization';
import type { PaymentDetails } from '../../api/endpoints/paymentDetails';

/**
 * Returns the argument of `findPaymentDetails` for the bank accounts of one organization. It contains the organization,
 * because the cabinet's owner would otherwise get the accounts of all organizations. Screens that use this argument
 * share one cache entry.
 */
export function accountsRequest(organizationId: string): { searchRequest: SearchRequest } {
  return {
    searchRequest: {
      pageNumber: 0,
      pageSize: 100,
      filters: [{ field: 'organizationId', value: organizationId, operation: 'EQ' }],
      sorts: [{ field: 'bankName', direction: 'ASC' }],
    },
  };
}

/** Returns the same argument for pages that also work without the result. These pages share another cache entry. */
export const optionalAccountsQuery = (organizationId: string) =>
  optionalCall(accountsRequest(organizationId));

/** Returns the bank and the last four digits of the account number. */
export function accountName({
  bankName = '',
  settlementAccount = '',
}: Pick<PaymentDetails, 'bankName' | 'settlementAccount'>): string {
  return `${bankName}, счёт\u00A0…${settlementAccount.slice(-4)}`;
}
