import { insuranceStatuses } from '../../domain/statuses/orderStatuses';
import { shieldIcon } from '../../ui/icon/frameIcons';
import { StatusBadge } from '../../ui/value/StatusBadge';
import type { InsuranceView } from './readInsurance';

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
