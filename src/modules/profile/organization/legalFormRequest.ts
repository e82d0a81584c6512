import type { SearchRequest } from '../../../api/endpoints/organization';

/** Maximum number of legal forms that a search shows. */
const MOST_FORMS = 20;

/** Returns the search for a typed legal form: digits are a code, any other text is a name. */
export function legalFormRequest(text: string): SearchRequest {
  const value = text.trim();
  const field = /^[0-9]+$/.test(value) ? 'code' : 'name';
  return {
    pageNumber: 0,
    pageSize: MOST_FORMS,
    filters: value === '' ? [] : [{ field, value, operation: 'LIKE' }],
    sorts: [{ field: 'code', direction: 'ASC' }],
  };
}
