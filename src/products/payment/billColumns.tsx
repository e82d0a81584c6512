import { use } from 'react';
import { termInRow } from '../../blocks/term/TermLine';
import { formatMoney } from '../../lib/money';
import { overdueText } from '../../lib/calendar/dayTexts';
import {
  dateColumn,
  dueColumn,
  moneyColumn,
  statusColumn,
  textColumn,
} from '../../ui/registry/columns';
import type { RegistryColumn } from '../../ui/registry/registryColumn';
import { Money } from '../../ui/value/Money';
import { StatusBadge } from '../../ui/value/StatusBadge';
import { TwoLines } from '../../ui/value/TwoLines';
import { ExportedBillsContext } from './exportedBills';
import type { ShownBill } from './shownBill';

type BillColumn = RegistryColumn<ShownBill>;

/** Shows the status of a bill; an open bill that was exported on this device also has a note. */
function BillStatus({ bill: { id, status, isClosed } }: { bill: ShownBill }) {
  const { wordsOf } = use(ExportedBillsContext);
  return (
    <TwoLines
      first={<StatusBadge tone={status.tone} label={status.label} />}
      second={isClosed ? '' : wordsOf(id)}
    />
  );
}

/** Columns that all bill registries share; a screen sets their order and adds its own columns. */
export const billColumns = {
  number: {
    id: 'number',
    phoneSlot: 'title',
    header: '№',
    cell: ({ number }) => <TwoLines strong first={number} second="" />,
    value: ({ number }) => number,
    width: 150,
  },
  date: dateColumn('date', 'Дата', ({ date }) => date, { priority: 2, width: 106 }),
  amount: moneyColumn('amount', 'Сумма', ({ amount }) => amount, {
    phoneSlot: 'amount',
    cell: ({ amount, paidPart, payment }) => (
      <TwoLines
        first={<Money kopeks={amount} />}
        second={paidPart > 0 ? `осталось ${formatMoney(payment.kopeks)}` : ''}
      />
    ),
    width: 150,
  }),
  dueDate: dueColumn(
    'dueDate',
    'Оплатить до',
    ({ dueDate }) => dueDate,
    ({ dueDate, payment, isClosed }) => (isClosed ? '' : overdueText(dueDate, payment.kopeks)),
    {
      termOf: ({ date, dueDate, isClosed }) =>
        termInRow({ start: date, due: dueDate, isDone: isClosed }),
      width: 196,
    },
  ),
  status: {
    ...statusColumn<ShownBill>(({ status }) => status, 176),
    cell: (bill) => <BillStatus bill={bill} />,
  },
  period: textColumn('period.startDate', 'Период', ({ period }) => period, { hidden: true }),
  purpose: textColumn('purpose', 'Назначение', ({ purpose }) => purpose, {
    cell: ({ purpose }) => <TwoLines first={purpose || '—'} second="" />,
    hidden: true,
  }),
  vatAmount: moneyColumn('vatAmount', 'НДС', (row) => row.vatAmount, { width: 118, hidden: true }),
} satisfies Record<string, BillColumn>;

/** Columns that are hidden in the table by default, but shown in the panel and in every export. */
export const paymentColumns: readonly BillColumn[] = [
  dateColumn('paidDate', 'Оплачен', ({ paidDate }) => paidDate, { hidden: true }),
  moneyColumn('paidAmount', 'Оплачено', ({ paidPart }) => paidPart, { hidden: true }),
  moneyColumn('unpaidAmount', 'Осталось оплатить', restOf, { hidden: true }),
  textColumn('recipient.name', 'Получатель', ({ payment }) => payment.recipient, { hidden: true }),
  textColumn('recipient.itn', 'ИНН', ({ payment }) => payment.itn ?? '', { hidden: true }),
  textColumn('recipient.kpp', 'КПП', ({ payment }) => payment.kpp ?? '', { hidden: true }),
  textColumn('bankName', 'Банк', ({ payment }) => payment.bankName, { hidden: true }),
  textColumn('bik', 'БИК', ({ payment }) => payment.bik, { hidden: true }),
  textColumn('correspondentAccount', 'К/с', ({ payment }) => payment.correspondentAccount, {
    hidden: true,
  }),
  textColumn('settlementAccount', 'Р/с', ({ payment }) => payment.settlementAccount, {
    hidden: true,
  }),
];

/** Returns kopeks; null for a bill that is closed or has no sums. */
function restOf({ isClosed, payment: { kopeks } }: ShownBill): number | null {
  return isClosed || !Number.isFinite(kopeks) ? null : kopeks;
}
