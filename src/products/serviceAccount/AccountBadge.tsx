import { accountStatuses, insuranceStatuses } from '../../domain/statuses/orderStatuses';
import { linkIcon, shieldIcon } from '../../ui/icon/frameIcons';
import { StatusBadge } from '../../ui/value/StatusBadge';
import type { AccountBadgeView } from './useAccountHealth';
import type { InsuranceView } from './useInsurance';

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

/** The badge of the insurance; nothing where it is not known (specification, section 4). */
export function InsuranceTag({ insurance }: { insurance: InsuranceView }) {
  switch (insurance.state) {
    case 'on':
      return <StatusBadge {...insuranceStatuses.ENABLED} />;
    case 'off':
      return <StatusBadge {...insuranceStatuses.DISABLED} icon={shieldIcon} />;
    case 'hidden':
      return null;
  }
}
