import { paths, pathWithId } from '../../../domain/paths';
import type { RegistrySort } from '../../../ui/registry/Registry';
import { profileTabPath } from '../profilePaths';
import type { UserStatus } from './userStatus';

/** Who administers users: those of the own organization, and the cabinet owner those of all. */
export const USER_ADMINISTRATORS = ['USER_ADMIN', 'GODMOD'];

/** Id of the tab in the address of the profile. */
export const USERS_TAB = 'users';

/** What of the list is looked at. The address holds all of it; a searched name is personal and is not in here. */
export interface UsersView {
  /** `present` is everybody but the deleted. */
  status: 'present' | UserStatus;
  sort: RegistrySort;
  /** Number of the page, from 0. */
  page: number;
}

const STATUSES = ['present', 'active', 'unverified', 'deleted'] as const;
const SORTS = ['lastname', 'mobilePhone', 'email', 'isVerified', 'organization.name'] as const;

export const DEFAULT_USERS_VIEW: UsersView = {
  status: 'present',
  sort: { id: 'lastname', direction: 'asc' },
  page: 0,
};

/** The view that an address asks for; what cannot be read falls back to the default. */
export function usersViewOf(search: string): UsersView {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  const column = SORTS.find((name) => name === sort.replace(/^-/, ''));
  const page = Number(query.get('page') ?? 1);
  return {
    status: STATUSES.find((name) => name === query.get('status')) ?? DEFAULT_USERS_VIEW.status,
    sort: column
      ? { id: column, direction: sort.startsWith('-') ? 'desc' : 'asc' }
      : DEFAULT_USERS_VIEW.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** The address of a view; what is as by default is left out. */
export function usersPath({ status, sort, page }: UsersView = DEFAULT_USERS_VIEW): string {
  const query = new URLSearchParams();
  if (status !== DEFAULT_USERS_VIEW.status) query.set('status', status);
  const order = `${sort.direction === 'desc' ? '-' : ''}${sort.id}`;
  if (order !== DEFAULT_USERS_VIEW.sort.id) query.set('sort', order);
  if (page > 0) query.set('page', String(page + 1));
  return [profileTabPath(USERS_TAB), query.toString()].filter(Boolean).join('&');
}

/** The address of a user. */
export function userPath(id: string): string {
  return pathWithId(paths.user, id);
}
