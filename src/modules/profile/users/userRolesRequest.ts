import type { SearchRequest } from '../../../api/endpoints/user';

/** More roles than anybody has. */
const ALL_ROLES = 100;

/** The roles of one user. One argument, one cache entry for whoever asks. */
export function userRolesRequest(userId: string): { searchRequest: SearchRequest } {
  return {
    searchRequest: {
      pageNumber: 0,
      pageSize: ALL_ROLES,
      filters: [{ field: 'userId', value: userId, operation: 'EQ' }],
    },
  };
}
