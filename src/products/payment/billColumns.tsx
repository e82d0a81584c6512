import { dateText } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { overdueText } from '../../lib/overdueText';
import type { RegistryColumn } from '../../ui/registry/registryColumn';
import { DateText } from '../../ui/value/DateText';
import { Money } from '../../ui/value/Money';
import { StatusBadge } from '../../ui/value/StatusBadge';
import { TwoLines } from '../../ui/value/TwoLines';
import type { ShownBill } from './shownBill';

type BillColumn = RegistryColumn<ShownBill>;

/** What every registry of bills shows; a screen puts them in its order, with columns of its own. */
export const billColumns = {
  number: {
    id: 'number',
    phone: 'title',
    header: '№',
    cell: ({ number, payment }) => <TwoLines strong first={number} second={payment.recipient} />,
    text: ({ number }) => number,
    width: 180,
  },
  date: {
    id: 'date',
    yields: 2,
    header: 'Дата',
    cell: ({ date }) => <DateText value={date} />,
    text: ({ date }) => dateText(date),
    width: 110,
  },
  amount: {
    id: 'amount',
    phone: 'amount',
    header: 'Сумма',
    cell: ({ amount, paidPart, payment }) => (
      <TwoLines
        first={<Money kopeks={amount} />}
        second={paidPart > 0 ? `осталось ${formatMoney(payment.kopeks)}` : ''}
      />
    ),
    text: ({ amount }) => formatMoney(amount),
    align: 'end',
    width: 132,
  },
  dueDate: {
    id: 'dueDate',
    phone: 'date',
    header: 'Оплатить до',
    cell: ({ dueDate, payment, isClosed }) => (
      <TwoLines
        first={<DateText value={dueDate} />}
        second={isClosed ? '' : overdueText(dueDate, payment.kopeks)}
        danger
      />
    ),
    text: ({ dueDate }) => dateText(dueDate),
    width: 138,
  },
  status: {
    id: 'status.name',
    phone: 'status',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 180,
  },
} as const satisfies Record<string, BillColumn>;
