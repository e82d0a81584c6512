import type { SearchFilter, User } from '../../../api/endpoints/user';
import { registryOf } from '../../../blocks/registry/registryQuery';

const { defineRegistryQuery, flagFilter } = registryOf<User>();

const flag = (
  field: 'isDeleted' | 'isVerified',
  value: boolean,
  operation: SearchFilter['operation'],
) => flagFilter({ filters: () => [{ field, value, operation }] });

/** Names what was taken away (`useTakenAway`). */
export const USER = 'user';

/** The list of users in the address; the searched name is personal: memory keeps it (`usersText.ts`). */
export const usersQuery = defineRegistryQuery({
  id: 'users',
  operation: 'findUsersByAny',
  sorts: ['lastname', 'mobilePhone', 'email', 'isVerified', 'organization.name'],
  sort: { id: 'lastname', direction: 'asc' },
  // Namesakes stand in the order of their first names.
  sortThen: [
    { id: 'lastname', direction: 'asc' },
    { id: 'firstname', direction: 'asc' },
  ],
  size: 20,
  filters: {
    present: flag('isDeleted', false, 'EQ'),
    deleted: flag('isDeleted', true, 'EQ'),
    // Not "EQ true": a server that does not say it means an ordinary user.
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
