import { asPart } from '../../../api/asPart';
import type { Claim } from '../../../api/endpoints/sender';
import type { SearchRequest } from '../../../api/endpoints/organization';

/** The claims for one order, the newest first. One argument, one cache entry. */
export function claimsOfOrder(orderId: string) {
  return { claimSearch: { orderId, isGroupClaim: false, pageSize: 20 } };
}

/** The accounts that the money may go to; the other steps stand without. */
export function accountsOf(organizationId: string) {
  const searchRequest: SearchRequest = {
    pageNumber: 0,
    pageSize: 100,
    filters: [{ field: 'organizationId', value: organizationId, operation: 'EQ' }],
    sorts: [{ field: 'bankName', direction: 'ASC' }],
  };
  return asPart({ searchRequest });
}

/** The claim that an order has now: one that was taken back makes room for another. */
export function presentClaim(claims: readonly Claim[]): Claim | undefined {
  return claims.find(({ status }) => status?.name !== 'WITHDRAWN');
}
