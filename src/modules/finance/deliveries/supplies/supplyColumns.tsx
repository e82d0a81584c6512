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
import { debtText, type ShownSupply } from './shownSupply';

/** The table in a window of 1600 px, beside the menu: only there the deferral has a column of its own. */
const OWN_DEFERRAL = 1200;

/**
 * The columns of the registry of supplies. As many are in sight as fit beside the menu; the others,
 * and what is owed of every sum, are one click away.
 */
export const supplyColumns: readonly RegistryColumn<ShownSupply>[] = [
  {
    id: 'number',
    phone: 'title',
    header: '№ документа',
    cell: ({ number, documentType }) => <TwoLines strong first={number} second={documentType} />,
    value: ({ number }) => number,
    width: 160,
  },
  statusColumn(({ status }) => status, 200),
  moneyColumn('amount', 'Сумма с НДС', ({ amount }) => amount, {
    phone: 'amount',
    cell: ({ amount, debtSum }) => (
      <TwoLines first={<Money kopeks={amount} />} second={debtText(amount, debtSum)} />
    ),
    width: 150,
  }),
  {
    id: 'debtor.name',
    grows: true,
    phone: 'party',
    header: 'Покупатель',
    cell: ({ buyer, itn }) => <TwoLines first={buyer} second={itn && `ИНН\u00A0${itn}`} />,
    value: ({ buyer }) => buyer,
    width: 206,
  },
  dueColumn(
    'paymentDate',
    'Срок оплаты',
    ({ paymentDate }) => paymentDate,
    ({ paymentDate, debtSum }) => overdueText(paymentDate, debtSum),
    { noteOf: ({ deferral }) => deferral && `отсрочка ${deferral}` },
  ),
  daysColumn('deferralDays', 'Отсрочка', ({ deferralDays }) => deferralDays, {
    from: OWN_DEFERRAL,
    yields: 1,
    width: 120,
  }),
  dateColumn('documentDate', 'Дата', ({ documentDate }) => documentDate, { yields: 2, width: 114 }),
  textColumn('documentType', 'Тип', (row) => row.documentType, { width: 100, hidden: true }),
  textColumn('invoiceNumber', 'Счёт-фактура', ({ invoice }) => invoice, { hidden: true }),
  textColumn('debtor.itn', 'ИНН покупателя', ({ itn }) => itn, { hidden: true }),
  textColumn('contractNumber', 'Договор поставки', ({ contract }) => contract, {
    cell: ({ contract }) => contract || 'Без договора',
    hidden: true,
  }),
  moneyColumn('debtSum', 'Остаток долга', ({ debtSum }) => debtSum, { width: 150, hidden: true }),
  textColumn('debtor.kpp', 'КПП покупателя', ({ kpp }) => kpp, { hidden: true }),
  moneyColumn('vatAmount', 'В том числе НДС', (row) => row.vatAmount, { hidden: true }),
  dateColumn('fullPaymentDate', 'Оплачена полностью', (row) => row.fullPaymentDate, {
    width: 180,
    hidden: true,
  }),
];
