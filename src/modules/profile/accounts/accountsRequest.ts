import type { SearchRequest } from '../../../api/endpoints/organization';

/**
 * The accounts of one organization: the owner of the cabinet finds those of all. One argument, one
 * cache entry for the list and the dialog.
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
