import type { User } from '../../../api/endpoints/user';
import { userStatuses } from '../../../domain/statuses/userStatuses';
import type { StatusBadgeProps } from '../../../ui/value/StatusBadge';
import { clockIcon } from '../../../ui/icon/frameIcons';
import { trashIcon } from '../../../ui/icon/pageIcons';

/** Where a user stands. */
export type UserStatus = keyof typeof userStatuses;

type StatusHolder = Pick<User, 'isDeleted' | 'isVerified'>;

/** A user of whom the server does not say whether it is confirmed counts as active. */
export function userStatus({ isDeleted, isVerified }: StatusHolder): UserStatus {
  if (isDeleted) return 'deleted';
  return isVerified === false ? 'unverified' : 'active';
}

const BADGES: Record<UserStatus, StatusBadgeProps> = {
  active: userStatuses.active,
  unverified: { ...userStatuses.unverified, icon: clockIcon },
  deleted: { ...userStatuses.deleted, icon: trashIcon },
};

/** The badge of a user's status. */
export function userBadge(user: StatusHolder): StatusBadgeProps {
  return BADGES[userStatus(user)];
}
