import { insuranceStatuses } from '../../domain/statuses/orderStatuses';
import { shieldIcon } from '../../ui/icon/drawings/shieldIcon';
import { StatusBadge } from '../../ui/value/StatusBadge';
import type { InsuranceView } from './readInsurance';

/** Whether orders are insured; nothing where that is not known (specification, section 4). */
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
