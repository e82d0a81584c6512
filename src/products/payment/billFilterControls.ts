import type { Statuses } from '../../domain/statuses/status';
import type { FilterControls } from '../../blocks/registry/filterControls';
import { statusOptions } from '../../blocks/registry/statusOptions';
import type { billsQuery } from './billsQuery';

/** How the filters of bills look; the statuses are those of their service. */
export function billFilterControls(statuses: Statuses): FilterControls<typeof billsQuery.filters> {
  return {
    search: { label: 'Номер или назначение' },
    due: { label: 'Оплатить до' },
    period: { label: 'Дата счёта', isPast: true },
    status: { label: 'Статус', options: statusOptions(statuses) },
    amount: { label: 'Сумма' },
  };
}
