import type { SearchFilter } from '../../../api/endpoints/user';
import { flagFilter } from '../../../blocks/registry/registryFilters';
import { defineRegistryQuery } from '../../../blocks/registry/registryQuery';

const flag = (field: string, value: boolean, operation: SearchFilter['operation']) =>
  flagFilter({ filters: () => [{ field, value, operation }] });

/**
 * The list of users in the address. The searched name is personal and not in here: memory keeps it
 * (`usersText.ts`).
 */
export const usersQuery = defineRegistryQuery({
  id: 'users',
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
