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

/** A user without `isVerified` counts as confirmed. */
export function userStatus({ isDeleted, isVerified }: StatusHolder): UserStatus {
  if (isDeleted) return 'deleted';
  return isVerified === false ? 'unverified' : 'active';
}

const BADGES: Record<UserStatus, StatusBadgeProps> = {
  active: userStatuses.active,
  unverified: { ...userStatuses.unverified, icon: clockIcon },
  deleted: { ...userStatuses.deleted, icon: trashIcon },
};

export function userBadge(user: StatusHolder): StatusBadgeProps {
  return BADGES[userStatus(user)];
}

export function usersPath(): string {
  return tabPath({ path: paths.profile }, 'users');
}

export function userPath(id: string): string {
  return pathWithId(paths.user, id);
}
