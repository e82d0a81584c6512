import type { SearchFilter, SearchRequest } from '../../../api/endpoints/user';
import { onOtherLayout } from '../../../lib/keyboardLayout';

const MERGED_PAGE_SIZE = 200;

const NAME_FIELDS = ['lastname', 'firstname', 'middlename'] as const;

function like(field: string, value: string): SearchFilter {
  return { field, value, operation: 'LIKE' };
}

/** Returns filters that match the words as parts of a name, with the surname first or last. */
function nameFilters(words: readonly string[]): SearchFilter[][] {
  const [first = '', second, ...rest] = words;
  if (second === undefined) return NAME_FIELDS.slice(0, 2).map((field) => [like(field, first)]);
  const surnameFirst = [first, second, ...rest]
    .slice(0, NAME_FIELDS.length)
    .flatMap((word, index) => like(NAME_FIELDS[index] ?? 'middlename', word));
  // The surname is the last word: «Анна Соколова», «Анна Викторовна Соколова».
  const surname = words.at(-1) ?? second;
  const surnameLast = [
    like('lastname', surname),
    like('firstname', first),
    ...words.slice(1, -1).map((word) => like('middlename', word)),
  ];
  return [surnameFirst, surnameLast];
}

/**
 * Returns at most four groups of filters for `text`; a user must match one group: the login, or parts of the name. A
 * search combines its filters with AND (contract, "Lists"), so each group is a separate search. The other keyboard
 * layout is tried, too.
 */
export function textFilters(text: string): SearchFilter[][] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const trimmed = words.join(' ');
  if (trimmed === '') return [[]];
  if (trimmed.includes('@') || /\d/.test(trimmed)) return [[like('username', trimmed)]];
  const other = onOtherLayout(trimmed);
  if (words.length > 1) {
    return [...nameFilters(words), ...(other === null ? [] : nameFilters(other.split(' ')))];
  }
  const isLatin = /[a-z]/i.test(trimmed);
  const [login, name] = isLatin ? [trimmed, other] : [other, trimmed];
  return [
    ...(login === null ? [] : [[like('username', login)]]),
    ...nameFilters([name ?? trimmed]),
  ];
}

/**
 * Returns the searches for a registry request and a text: several whose results are merged, or a single one with the
 * server's pagination.
 */
export function userSearches(request: SearchRequest, text: string): SearchRequest[] {
  const alternatives = textFilters(text);
  const isPaged = alternatives.length === 1;
  return alternatives.map((filters) => ({
    ...request,
    ...(!isPaged && { pageNumber: 0, pageSize: MERGED_PAGE_SIZE }),
    filters: [...(request.filters ?? []), ...filters],
  }));
}

/** Page size; every user has fewer roles. */
const ALL_ROLES = 100;

/** Returns the search for the roles of one user. All callers share its cache entry. */
export function userRolesRequest(userId: string): { searchRequest: SearchRequest } {
  return {
    searchRequest: {
      pageNumber: 0,
      pageSize: ALL_ROLES,
      filters: [{ field: 'userId', value: userId, operation: 'EQ' }],
    },
  };
}
