import type { User } from '../../../api/endpoints/user';
import type { StatusBadgeProps } from '../../../ui/value/StatusBadge';
import { clockIcon } from '../../../ui/icon/drawings/clockIcon';
import { trashIcon } from '../../../ui/icon/drawings/trashIcon';

/** Where a user stands. */
export type UserStatus = 'active' | 'unverified' | 'deleted';

type StatusHolder = Pick<User, 'isDeleted' | 'isVerified'>;

/** A user of whom the server does not say whether it is confirmed counts as active. */
export function userStatus({ isDeleted, isVerified }: StatusHolder): UserStatus {
  if (isDeleted) return 'deleted';
  return isVerified === false ? 'unverified' : 'active';
}

const BADGES: Record<UserStatus, StatusBadgeProps> = {
  active: { tone: 'success', label: 'Активен' },
  unverified: { tone: 'warning', label: 'Не подтверждён', icon: clockIcon },
  deleted: { tone: 'neutral', label: 'Удалён', icon: trashIcon },
};

/** The badge of a user's status. */
export function userBadge(user: StatusHolder): StatusBadgeProps {
  return BADGES[userStatus(user)];
}
