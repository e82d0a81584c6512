import { PREFETCH } from '../../../api/cache/freshness';
import type { SearchFilter, User } from '../../../api/endpoints/user';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { keptInput } from '../../../forms/form/keptInput';
import { loadRegistry, registryOf } from '../../../blocks/registry/registryQuery';
import { userSearches } from './userSearch';

const { defineRegistryQuery, flagFilter } = registryOf<User>();

const flag = (
  field: 'isDeleted' | 'isVerified',
  value: boolean,
  operation: SearchFilter['operation'],
) => flagFilter({ filters: () => [{ field, value, operation }] });

/** Kind under which `usePendingRemoval` finds deleted users. */
export const USER = 'user';

/**
 * Filters, views and sorting of the users, and their parameters in the address. The searched name is personal,
 * so it stays in memory (`keepUsersText`).
 */
export const usersQuery = defineRegistryQuery({
  id: 'users',
  operation: 'findUsersByAny',
  sorts: ['lastname', 'mobilePhone', 'email', 'isVerified', 'organization.name'],
  sort: { id: 'lastname', direction: 'asc' },
  // Users with the same last name are sorted by first name.
  sortThen: [
    { id: 'lastname', direction: 'asc' },
    { id: 'firstname', direction: 'asc' },
  ],
  size: 20,
  filters: {
    present: flag('isDeleted', false, 'EQ'),
    deleted: flag('isDeleted', true, 'EQ'),
    // The condition is not `EQ true`, because a user without the field counts as confirmed.
    verified: flag('isVerified', false, 'NE'),
    unverified: flag('isVerified', false, 'EQ'),
  },
  views: [
    { id: 'present', label: 'Все, кроме удалённых', filters: { present: true } },
    { id: 'active', label: 'Активные', filters: { present: true, verified: true } },
    { id: 'unverified', label: 'Не подтверждённые', filters: { present: true, unverified: true } },
    { id: 'deleted', label: 'Удалённые', filters: { deleted: true } },
  ],
});

/** Key of the searched text in memory. The memory is cleared at sign-out. */
const MEMORY_KEY = 'users-search';

/** Returns the text of the last search; empty if there was none. */
export function keptUsersText(): string {
  const text = keptInput().get(MEMORY_KEY)?.['text'];
  return typeof text === 'string' ? text : '';
}

/** Keeps the searched text in memory only, because it is usually a person's name. */
export function keepUsersText(text: string): void {
  if (text === '') keptInput().delete(MEMORY_KEY);
  else keptInput().set(MEMORY_KEY, { text });
}

export const load = loadRegistry(usersQuery, (request) =>
  userSearchApi.util.prefetch(
    'findUsersByAny',
    { searches: userSearches(request, keptUsersText()) },
    PREFETCH,
  ),
);
