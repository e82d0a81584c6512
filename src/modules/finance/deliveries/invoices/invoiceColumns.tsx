import { formatMoney } from '../../../../lib/money';
import { formatDate } from '../../../../lib/dates';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { TwoLines } from '../cells/TwoLines';
import { overdueText } from '../overdueText';
import type { Keyed } from '../shownPage';
import type { ShownInvoice } from './shownInvoice';

/** The columns of the registry of banks' bills. */
export const invoiceColumns: readonly RegistryColumn<Keyed<ShownInvoice>>[] = [
  {
    id: 'number',
    header: '№',
    cell: ({ number, payment }) => <TwoLines strong first={number} second={payment.recipient} />,
    text: ({ number }) => number,
    width: 190,
  },
  {
    id: 'date',
    header: 'Дата',
    cell: ({ date }) => <DateText value={date} />,
    text: ({ date }) => formatDate(date),
    width: 110,
  },
  {
    id: 'purpose',
    header: 'Назначение',
    cell: ({ purpose }) => purpose,
    text: ({ purpose }) => purpose,
    width: 300,
  },
  {
    id: 'amount',
    header: 'Сумма',
    cell: ({ amount }) => <Money kopeks={amount} />,
    text: ({ amount }) => formatMoney(amount),
    align: 'end',
    width: 136,
  },
  {
    id: 'vatAmount',
    header: 'НДС',
    cell: ({ vatAmount }) => <Money kopeks={vatAmount} />,
    text: ({ vatAmount }) => formatMoney(vatAmount),
    align: 'end',
    width: 120,
  },
  {
    id: 'dueDate',
    header: 'Оплатить до',
    cell: ({ dueDate, amount, isClosed }) => (
      <TwoLines
        first={<DateText value={dueDate} />}
        second={isClosed ? '' : overdueText(dueDate, amount)}
        danger
      />
    ),
    text: ({ dueDate }) => formatDate(dueDate),
    width: 124,
  },
  {
    id: 'status.name',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 160,
  },
];
