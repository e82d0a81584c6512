import type { SearchRequest } from '../../../api/endpoints/user';

/** Page size; no user has more roles. */
const ALL_ROLES = 100;

/** The roles of one user. All callers use this argument and so share one cache entry. */
export function userRolesRequest(userId: string): { searchRequest: SearchRequest } {
  return {
    searchRequest: {
      pageNumber: 0,
      pageSize: ALL_ROLES,
      filters: [{ field: 'userId', value: userId, operation: 'EQ' }],
    },
  };
}
