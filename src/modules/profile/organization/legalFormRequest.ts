import type { SearchRequest } from '../../../api/endpoints/organization';

/** As many as a person looks through before typing on. */
const MOST_FORMS = 20;

/** The search of a legal form by what was typed: digits are a code, anything else is a name. */
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
