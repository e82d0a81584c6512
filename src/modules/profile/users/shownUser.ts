import type { User } from '../../../api/endpoints/user';
import { paths, pathWithId } from '../../../domain/paths';
import { userStatuses } from '../../../domain/statuses/userStatuses';
import { tabPath } from '../../../shell/modules/pageTabs';
import type { StatusBadgeProps } from '../../../ui/value/StatusBadge';
import { clockIcon } from '../../../ui/icon/frameIcons';
import { trashIcon } from '../../../ui/icon/pageIcons';

type Named = Partial<Pick<User, 'lastname' | 'firstname' | 'middlename' | 'username'>>;

/** Returns «Соколова Анна Викторовна»; the login if the name is unknown. */
export function fullName({ lastname, firstname, middlename, username }: Named): string {
  const name = [lastname, firstname, middlename].filter(Boolean).join(' ');
  return name || username || 'Без имени';
}

type UserStatus = keyof typeof userStatuses;

type StatusHolder = Pick<User, 'isDeleted' | 'isVerified'>;

/** Returns the status; a user without the field counts as confirmed. */
export function userStatus({ isDeleted, isVerified }: StatusHolder): UserStatus {
  if (isDeleted) return 'deleted';
  return isVerified === false ? 'unverified' : 'active';
}

const BADGES: Record<UserStatus, StatusBadgeProps> = {
  active: userStatuses.active,
  unverified: { ...userStatuses.unverified, icon: clockIcon },
  deleted: { ...userStatuses.deleted, icon: trashIcon },
};

/** Returns the badge of a user's status. */
export function userBadge(user: StatusHolder): StatusBadgeProps {
  return BADGES[userStatus(user)];
}

/** Returns the address of the profile's tab with all users. */
export function usersPath(): string {
  return tabPath({ path: paths.profile }, 'users');
}

/** Returns the address of a user's page. */
export function userPath(id: string): string {
  return pathWithId(paths.user, id);
}
