import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import type { FilterControls } from '../../../../blocks/registry/filterControls';
import { statusOptions } from '../../../../blocks/registry/statusOptions';
import type { claimsQuery } from './claimsQuery';

/** How the filters of claims look. */
export const claimFilterControls: FilterControls<typeof claimsQuery.filters> = {
  search: { label: 'Номер или описание' },
  period: { label: 'Создано', isPast: true },
  status: { label: 'Статус', options: statusOptions(claimStatuses) },
  monthly: {
    label: 'Вид',
    options: [
      { value: 'no', label: 'По одному заказу' },
      { value: 'yes', label: 'За месяц' },
    ],
  },
};
