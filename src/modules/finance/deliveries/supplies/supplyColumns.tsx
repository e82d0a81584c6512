import type { Supply } from '../../../../api/endpoints/financeRegistry';
import { termInRow } from '../../../../blocks/term/TermLine';
import { shownStatus } from '../../../../domain/shownRow';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { overdueText } from '../../../../lib/calendar/dayTexts';
import {
  dateColumn,
  daysColumn,
  dueColumn,
  moneyColumn,
  statusColumn,
  textColumn,
} from '../../../../ui/registry/columns';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { Money } from '../../../../ui/value/Money';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { numberAndDate } from '../../shownValues';
import { debtText, supplyType } from './supplyTexts';

const contractText = ({ contractNumber, contractDate }: Supply) =>
  numberAndDate(contractNumber, contractDate);

/** Columns with `hidden` are off by default; the others fit beside the open menu. */
export const supplyColumns: readonly RegistryColumn<Supply>[] = [
  {
    id: 'number',
    phoneSlot: 'title',
    header: '№ документа',
    cell: (supply) => <TwoLines strong first={supply.number} second={supplyType(supply)} />,
    value: ({ number }) => number,
    width: 150,
  },
  // On a tablet the term line leaves no space for the status.
  {
    ...statusColumn<Supply>(({ status }) => shownStatus(financingStatuses, status), 184),
    priority: 3,
  },
  moneyColumn('amount', 'Сумма с НДС', ({ amount }) => amount, {
    phoneSlot: 'amount',
    cell: (supply) => (
      <TwoLines first={<Money kopeks={supply.amount} />} second={debtText(supply)} />
    ),
    width: 150,
  }),
  {
    id: 'debtor.name',
    flex: true,
    phoneSlot: 'party',
    header: 'Покупатель',
    cell: ({ debtor: { name, itn } = {} }) => (
      <TwoLines first={name} second={itn ? `ИНН\u00A0${itn}` : ''} />
    ),
    value: ({ debtor }) => debtor?.name,
    width: 176,
  },
  dueColumn(
    'paymentDate',
    'Срок оплаты',
    ({ paymentDate }) => paymentDate,
    ({ paymentDate = '', debtSum }) => overdueText(paymentDate, debtSum),
    {
      // Without the debt it is unknown whether the supply is paid.
      termOf: ({ documentDate, paymentDate, debtSum }) =>
        debtSum === undefined
          ? undefined
          : termInRow({ start: documentDate, due: paymentDate, isDone: debtSum === 0 }),
    },
  ),
  daysColumn('deferralDays', 'Отсрочка', ({ deferralDays }) => deferralDays, {
    hidden: true,
    width: 120,
  }),
  dateColumn('documentDate', 'Дата', ({ documentDate }) => documentDate, {
    priority: 2,
    width: 114,
  }),
  textColumn('documentType', 'Тип', supplyType, { width: 100, hidden: true }),
  textColumn(
    'invoiceNumber',
    'Счёт-фактура',
    (row) => numberAndDate(row.invoiceNumber, row.invoiceDate),
    { hidden: true },
  ),
  textColumn('debtor.itn', 'ИНН покупателя', ({ debtor }) => debtor?.itn, { hidden: true }),
  textColumn('contractNumber', 'Договор поставки', contractText, {
    cell: (supply) => contractText(supply) || 'Без договора',
    hidden: true,
  }),
  moneyColumn('debtSum', 'Остаток долга', ({ debtSum }) => debtSum, { width: 150, hidden: true }),
  textColumn('debtor.kpp', 'КПП покупателя', ({ debtor }) => debtor?.kpp, { hidden: true }),
  moneyColumn('vatAmount', 'В том числе НДС', (row) => row.vatAmount, { hidden: true }),
  dateColumn('fullPaymentDate', 'Оплачена полностью', (row) => row.fullPaymentDate, {
    width: 180,
    hidden: true,
  }),
];
