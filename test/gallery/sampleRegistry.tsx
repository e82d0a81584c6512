import { dateColumn, daysColumn, moneyColumn } from '../../src/ui/registry/columns';
import type { RegistryColumn } from '../../src/ui/registry/registryColumn';
import {
  choicesFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
} from '../../src/blocks/registry/registryFilters';
import type { RegistryQuery } from '../../src/blocks/registry/registryQuery';
import { supplies, type SampleSupply } from './sampleSupplies';

/** Query of a registry that has constant rows instead of a server. */
export const sampleQuery = {
  id: 'gallery',
  operation: 'none',
  sorts: ['number', 'date', 'amount'],
  sort: { id: 'date', direction: 'desc' },
  size: 100,
  filters: {
    search: searchFilter({
      label: 'Поиск поставки',
      placeholder: 'Номер, покупатель или ИНН',
      fields: ['number', 'buyer.name', 'buyer.itn'],
    }),
    due: periodFilter({ label: 'Срок оплаты', field: 'due' }),
    status: choicesFilter({
      label: 'Статус',
      field: 'status',
      options: supplies.map(({ status }) => ({ value: status, label: status })),
    }),
    amount: kopeksFilter({ label: 'Сумма с НДС', field: 'amount' }),
  },
  views: [
    { id: 'all', label: 'Все поставки', filters: {} },
    { id: 'checked', label: 'Подтверждённые', filters: { status: ['Подтверждена'] } },
  ],
} as const satisfies RegistryQuery;

export const SAMPLE_COLUMNS: readonly RegistryColumn<SampleSupply>[] = [
  {
    id: 'number',
    header: '№ документа',
    width: 140,
    value: ({ number }) => number,
    cell: ({ number, type }) => (
      <>
        <b>{number}</b>
        <small>{type}</small>
      </>
    ),
  },
  dateColumn('date', 'Дата', ({ date }) => date, { width: 120 }),
  {
    id: 'buyer',
    header: 'Покупатель',
    width: 210,
    value: ({ buyer }) => buyer,
    cell: ({ buyer, itn }) => (
      <>
        {buyer}
        <small>ИНН&nbsp;{itn}</small>
      </>
    ),
  },
  moneyColumn('amount', 'Сумма с НДС', ({ amount }) => amount, { width: 150 }),
  daysColumn('days', 'Отсрочка', ({ days }) => days, { width: 100 }),
  dateColumn('due', 'Срок оплаты', ({ due }) => due, { width: 120 }),
  {
    id: 'status',
    header: 'Статус',
    width: 180,
    value: ({ tone, status }) => ({ tone, label: status }),
  },
];
