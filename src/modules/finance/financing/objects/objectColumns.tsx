import { dateText } from '../../../../lib/dates';
import {
  dateColumn,
  dueColumn,
  moneyColumn,
  percentColumn,
  statusColumn,
  textColumn,
} from '../../../../ui/registry/columns';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { SumOrDash } from '../../../../ui/value/Money';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { countOf } from '../../../../lib/countOf';
import type { ShownObject } from './shownObject';

type Column = RegistryColumn<ShownObject>;

/** Returns «≈» before the repayment, because the fee is an estimate; empty for a repaid object. */
const aboutSign = ({ statusName }: ShownObject) => (statusName === 'REPAID' ? '' : '≈\u00A0');

const overdueText = ({ overdueDays }: ShownObject) =>
  overdueDays > 0 ? countOf(overdueDays, 'день', 'дня', 'дней') : '';

/** Returns «УПД-2026-0432 от 26.10.2026»; the number alone if there is no date. */
const supplyText = ({ supplyNumber, supplyDate }: ShownObject) =>
  dateText(supplyDate) === '' ? supplyNumber : `${supplyNumber} от\u00A0${dateText(supplyDate)}`;

/** The columns of the registry of objects. By default, the columns that fit beside the menu are visible. */
export const objectColumns: readonly Column[] = [
  {
    id: 'number',
    phoneSlot: 'title',
    header: '№ требования',
    cell: ({ number, supplyNumber }) => (
      <TwoLines strong first={number || 'Без номера'} second={supplyNumber} />
    ),
    value: ({ number }) => number,
    width: 160,
  },
  statusColumn(({ status }) => status, 200),
  moneyColumn('claimAmount', 'Сумма требования', ({ claimAmount }) => claimAmount, {
    phoneSlot: 'amount',
    width: 150,
  }),
  moneyColumn('financingAmount', 'К получению', ({ financingAmount }) => financingAmount, {
    priority: 2,
    width: 146,
  }),
  {
    id: 'debtor.name',
    flex: true,
    phoneSlot: 'party',
    header: 'Покупатель',
    cell: ({ buyer, itn }) => <TwoLines first={buyer || '—'} second={itn && `ИНН\u00A0${itn}`} />,
    value: ({ buyer }) => buyer,
    width: 160,
  },
  dueColumn(
    'plannedRepaymentDate',
    'Плановое погашение',
    (row) => row.plannedRepaymentDate,
    (row) => (row.overdueDays > 0 ? `просрочка ${overdueText(row)}` : ''),
    { priority: 1 },
  ),
  textColumn('supply.number', 'Поставка', ({ supplyNumber }) => supplyNumber, {
    cell: (row) => supplyText(row) || '—',
    hidden: true,
  }),
  {
    id: 'agreement.number',
    header: 'Договор / банк',
    cell: ({ agreementNumber, bank }) => (
      <TwoLines first={agreementNumber && `№\u00A0${agreementNumber}`} second={bank} />
    ),
    value: ({ agreementNumber, bank }) => [agreementNumber, bank].filter(Boolean).join(', '),
    width: 200,
    hidden: true,
  },
  percentColumn('financingPercent', '% финансирования', (row) => row.financingPercent, {
    width: 190,
    hidden: true,
  }),
  percentColumn('interestRate', 'Ставка', (row) => row.interestRate, {
    width: 100,
    hidden: true,
  }),
  moneyColumn('commission', 'Комиссия ≈', ({ fee }) => fee, {
    cell: (row) => (
      <>
        {row.fee !== null && aboutSign(row)}
        <SumOrDash kopeks={row.fee} />
      </>
    ),
    width: 140,
    hidden: true,
  }),
  dateColumn('financingDate', 'Дата финансирования', ({ financingDate }) => financingDate, {
    hidden: true,
  }),
  {
    id: 'overdueDays',
    header: 'Просрочка',
    cell: (row) =>
      row.overdueDays > 0 ? (
        <span className="font-semibold text-danger">{overdueText(row)}</span>
      ) : (
        '—'
      ),
    value: overdueText,
    align: 'end',
    width: 120,
    hidden: true,
  },
  textColumn('debtor.itn', 'ИНН покупателя', ({ itn }) => itn, { hidden: true }),
  dateColumn('supply.documentDate', 'Дата поставки', (row) => row.supplyDate, { hidden: true }),
  dateColumn('orderDate', 'Дата заказа', ({ orderDate }) => orderDate, { hidden: true }),
  moneyColumn('repaidAmount', 'Погашено покупателем', (row) => row.repaidAmount, {
    width: 190,
    hidden: true,
  }),
  moneyColumn('remainder', 'Остаток долга', ({ remainder }) => remainder, { hidden: true }),
  textColumn('recourse', 'Регресс', ({ recourse }) => (recourse ? 'Да' : 'Нет'), { hidden: true }),
];
