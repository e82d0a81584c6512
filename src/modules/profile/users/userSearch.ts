import type { SearchFilter, SearchRequest, SearchSort } from '../../../api/endpoints/user';
import { onOtherLayout } from '../../../lib/keyboardLayout';
import type { UsersView } from './usersView';

/** Rows on a page of the list. */
export const USERS_AT_ONCE = 20;
/** Rows that are asked for at once when several answers are put together. */
const MOST_FOUND = 200;

const STATUS_FILTERS: Record<UsersView['status'], SearchFilter[]> = {
  present: [{ field: 'isDeleted', value: false, operation: 'EQ' }],
  active: [
    { field: 'isDeleted', value: false, operation: 'EQ' },
    // Not "EQ true": a server that does not say it means an ordinary user.
    { field: 'isVerified', value: false, operation: 'NE' },
  ],
  unverified: [
    { field: 'isDeleted', value: false, operation: 'EQ' },
    { field: 'isVerified', value: false, operation: 'EQ' },
  ],
  deleted: [{ field: 'isDeleted', value: true, operation: 'EQ' }],
};

const NAME_FIELDS = ['lastname', 'firstname', 'middlename'] as const;

function like(field: string, value: string): SearchFilter {
  return { field, value, operation: 'LIKE' };
}

/** Words as parts of a name, in both orders that people write it. */
function nameFilters(words: readonly string[]): SearchFilter[][] {
  const [first = '', second, ...rest] = words;
  if (second === undefined) return NAME_FIELDS.slice(0, 2).map((field) => [like(field, first)]);
  const surnameFirst = [first, second, ...rest]
    .slice(0, NAME_FIELDS.length)
    .flatMap((word, index) => like(NAME_FIELDS[index] ?? 'middlename', word));
  // «Анна Соколова», «Анна Викторовна Соколова».
  const surname = words.at(-1) ?? second;
  const surnameLast = [
    like('lastname', surname),
    like('firstname', first),
    ...words.slice(1, -1).map((word) => like('middlename', word)),
  ];
  return [surnameFirst, surnameLast];
}

/**
 * The conditions under one of which a user is what `text` looks for: a login, or parts of the name.
 * A row must fulfil all filters of a search (contract, "Lists"), so that "this or that" is several
 * searches. Also read as if typed on the other keyboard layout; at most four.
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

function sortsOf({ id, direction }: UsersView['sort']): SearchSort[] {
  const order = direction === 'desc' ? 'DESC' : 'ASC';
  // Namesakes stand in the order of their first names.
  return [
    { field: id, direction: order },
    ...['lastname', 'firstname']
      .filter((field) => field !== id)
      .map((field): SearchSort => ({ field, direction: 'ASC' })),
  ];
}

/** The searches that together answer a view: one that the server cuts into pages, or several. */
export function userSearches({ status, sort, page }: UsersView, text: string): SearchRequest[] {
  const alternatives = textFilters(text);
  const isPaged = alternatives.length === 1;
  return alternatives.map((filters) => ({
    pageNumber: isPaged ? page : 0,
    pageSize: isPaged ? USERS_AT_ONCE : MOST_FOUND,
    filters: [...STATUS_FILTERS[status], ...filters],
    sorts: sortsOf(sort),
  }));
}
