import type { Statuses } from '../../domain/statuses/status';
import { statusOptions } from '../../blocks/registry/registryFilters';
import { registryOf } from '../../blocks/registry/registryQuery';
import type { Bill } from './shownBill';

const { choicesFilter, kopeksFilter, periodFilter, searchFilter } = registryOf<Bill>();

/** Sorting and filters that all registries of bills share, the newest bills first. A registry adds its own filters. */
export const billsQuery = (statuses: Statuses) =>
  ({
    sort: { id: 'date', direction: 'desc' },
    sortThen: [{ id: 'number', direction: 'desc' }],
    filters: {
      search: searchFilter({
        label: 'Номер или назначение',
        fields: ['number', { field: 'purpose', looks: 'name' }],
        sum: 'amount',
      }),
      period: periodFilter({ label: 'Дата счёта', field: 'date', isPast: true }),
      due: periodFilter({ label: 'Оплатить до', field: 'dueDate' }),
      status: choicesFilter({
        label: 'Статус',
        field: 'status.name',
        options: statusOptions(statuses),
      }),
      amount: kopeksFilter({ label: 'Сумма', field: 'amount' }),
    },
  }) as const;
