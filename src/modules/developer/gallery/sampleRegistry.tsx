import { DateText } from '../../../ui/value/DateText';
import { Money } from '../../../ui/value/Money';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { dateText } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import {
  choicesFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
} from '../../../blocks/registry/registryFilters';
import type { RegistryQuery } from '../../../blocks/registry/registryQuery';
import { supplies, type SampleSupply } from './sampleSupplies';

/** A registry that asks no server: its rows are always the same. */
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

/** The columns of the samples. */
export const SAMPLE_COLUMNS: readonly RegistryColumn<SampleSupply>[] = [
  {
    id: 'number',
    header: '№ документа',
    width: 140,
    text: ({ number }) => number,
    cell: ({ number, type }) => (
      <>
        <b>{number}</b>
        <small>{type}</small>
      </>
    ),
  },
  {
    id: 'date',
    header: 'Дата',
    width: 120,
    text: ({ date }) => dateText(date),
    cell: ({ date }) => <DateText value={date} />,
  },
  {
    id: 'buyer',
    header: 'Покупатель',
    width: 210,
    text: ({ buyer }) => buyer,
    cell: ({ buyer, itn }) => (
      <>
        {buyer}
        <small>ИНН&nbsp;{itn}</small>
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Сумма с НДС',
    width: 150,
    align: 'end',
    text: ({ amount }) => formatMoney(amount),
    cell: ({ amount }) => <Money kopeks={amount} />,
  },
  {
    id: 'days',
    header: 'Отсрочка',
    width: 100,
    align: 'end',
    text: ({ days }) => String(days),
    cell: ({ days }) => `${days}\u00A0дн.`,
  },
  {
    id: 'due',
    header: 'Срок оплаты',
    width: 120,
    text: ({ due }) => dateText(due),
    cell: ({ due }) => <DateText value={due} />,
  },
  {
    id: 'status',
    header: 'Статус',
    width: 180,
    text: ({ status }) => status,
    cell: ({ tone, status }) => <StatusBadge tone={tone} label={status} />,
  },
];
