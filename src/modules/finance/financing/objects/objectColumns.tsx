import { dateText } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { formatPercent } from '../../percent';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { countOf } from '../../../../lib/countOf';
import type { Keyed } from '../../../../blocks/registry/shownPage';
import type { ShownObject } from './shownObject';

type Column = RegistryColumn<Keyed<ShownObject>>;

/** A sum; the text of what is no sum is empty. */
const moneyText = (kopeks: unknown) => (typeof kopeks === 'number' ? formatMoney(kopeks) : '');
const moneyCell = (kopeks: unknown) =>
  typeof kopeks === 'number' ? <Money kopeks={kopeks} /> : '—';

/** Before the repayment the bank's fee is an estimate. */
const aboutSign = ({ statusName }: ShownObject) => (statusName === 'REPAID' ? '' : '≈\u00A0');

const overdueText = ({ overdueDays }: ShownObject) =>
  overdueDays > 0 ? countOf(overdueDays, 'день', 'дня', 'дней') : '';

function sumColumn(
  id: string,
  header: string,
  sumOf: (row: ShownObject) => unknown,
  width: number,
  place: Pick<Column, 'phone' | 'yields'>,
): Column {
  return {
    id,
    ...place,
    header,
    cell: (row) => moneyCell(sumOf(row)),
    text: (row) => moneyText(sumOf(row)),
    align: 'end',
    width,
  };
}

function percentColumn(
  id: string,
  header: string,
  of: (row: ShownObject) => unknown,
  width: number,
): Column {
  const text = (row: ShownObject) => formatPercent(of(row));
  return { id, header, cell: text, text, align: 'end', width, hidden: true };
}

/** «УПД-2026-0432 от 26.10.2026», or what there is of it. */
const supplyText = ({ supplyNumber, supplyDate }: ShownObject) =>
  dateText(supplyDate) === '' ? supplyNumber : `${supplyNumber} от\u00A0${dateText(supplyDate)}`;

/**
 * The columns of the registry of objects. As many are in sight as fit beside the menu; the others
 * are one click away.
 */
export const objectColumns: readonly Column[] = [
  {
    id: 'number',
    phone: 'title',
    header: '№ требования',
    cell: ({ number, supplyNumber }) => (
      <TwoLines strong first={number || 'Без номера'} second={supplyNumber} />
    ),
    text: ({ number }) => number,
    width: 160,
  },
  {
    id: 'status.name',
    phone: 'status',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 200,
  },
  sumColumn('claimAmount', 'Сумма требования', ({ claimAmount }) => claimAmount, 150, {
    phone: 'amount',
  }),
  sumColumn('financingAmount', 'К получению', ({ financingAmount }) => financingAmount, 146, {
    yields: 2,
  }),
  {
    id: 'debtor.name',
    grows: true,
    phone: 'party',
    header: 'Покупатель',
    cell: ({ buyer, itn }) => <TwoLines first={buyer || '—'} second={itn && `ИНН\u00A0${itn}`} />,
    text: ({ buyer }) => buyer,
    width: 160,
  },
  {
    id: 'plannedRepaymentDate',
    phone: 'date',
    yields: 1,
    header: 'Плановое погашение',
    cell: (row) => (
      <TwoLines
        first={<DateText value={row.plannedRepaymentDate} />}
        second={row.overdueDays > 0 ? `просрочка ${overdueText(row)}` : ''}
        danger
      />
    ),
    text: ({ plannedRepaymentDate }) => dateText(plannedRepaymentDate),
    width: 146,
  },
  {
    id: 'supply.number',
    header: 'Поставка',
    cell: (row) => supplyText(row) || '—',
    text: ({ supplyNumber }) => supplyNumber,
    hidden: true,
  },
  {
    id: 'agreement.number',
    header: 'Договор / банк',
    cell: ({ agreementNumber, bank }) => (
      <TwoLines first={agreementNumber && `№\u00A0${agreementNumber}`} second={bank} />
    ),
    text: ({ agreementNumber, bank }) => [agreementNumber, bank].filter(Boolean).join(', '),
    width: 200,
    hidden: true,
  },
  percentColumn('financingPercent', '% финансирования', ({ percent }) => percent, 190),
  percentColumn('interestRate', 'Ставка', ({ rate }) => rate, 100),
  {
    id: 'commission',
    header: 'Комиссия ≈',
    cell: (row) => (
      <>
        {row.fee !== null && aboutSign(row)}
        {moneyCell(row.fee)}
      </>
    ),
    text: ({ fee }) => moneyText(fee),
    align: 'end',
    width: 140,
    hidden: true,
  },
  {
    id: 'financingDate',
    header: 'Дата финансирования',
    cell: ({ financingDate }) => <DateText value={financingDate} />,
    text: ({ financingDate }) => dateText(financingDate),
    hidden: true,
  },
  {
    id: 'overdueDays',
    header: 'Просрочка',
    cell: (row) =>
      row.overdueDays > 0 ? <span className="objects__late">{overdueText(row)}</span> : '—',
    text: overdueText,
    align: 'end',
    width: 120,
    hidden: true,
  },
];
