import { accountStatuses } from '../../domain/statuses/orderStatuses';
import { linkIcon } from '../../ui/icon/frameIcons';
import { StatusBadge } from '../../ui/value/StatusBadge';
import type { AccountBadgeView } from './readAccountBadge';

/** Whether the account is connected; nothing where that is not known (specification, section 4). */
export function AccountBadge({ badge }: { badge: AccountBadgeView }) {
  switch (badge.state) {
    case 'on':
      return <StatusBadge {...accountStatuses.AVAILABLE} />;
    case 'off':
      return <StatusBadge {...accountStatuses.EMPTY} icon={linkIcon} />;
    case 'error':
      return <StatusBadge {...accountStatuses.ERROR} />;
    case 'hidden':
      return null;
  }
}
