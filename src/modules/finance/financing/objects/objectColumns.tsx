import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { shownStatus } from '../../../../domain/shownRow';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { dateText } from '../../../../lib/dates';
import {
  dateColumn,
  dueColumn,
  moneyColumn,
  percentColumn,
  statusColumn,
  textColumn,
} from '../../../../ui/registry/columns';
import { termInRow } from '../../../../blocks/term/TermLine';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { SumOrDash } from '../../../../ui/value/Money';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { countOf } from '../../../../lib/countOf';
import { bankOf } from '../../shownValues';
import { aboutSign, feeOf, isFinished } from './financingObject';

const overdueText = ({ overdueDays = 0 }: FinancingObject) =>
  overdueDays > 0 ? countOf(overdueDays, 'день', 'дня', 'дней') : '';

/** Returns «УПД-2026-0432 от 26.10.2026»; the number alone if there is no date. */
function supplyText({ supply }: FinancingObject): string {
  const { number = '', documentDate } = supply ?? {};
  const day = dateText(documentDate);
  return day === '' ? number : `${number} от\u00A0${day}`;
}

/** Columns with `hidden` are off by default; the others fit beside the open menu. */
export const objectColumns: readonly RegistryColumn<FinancingObject>[] = [
  {
    id: 'number',
    phoneSlot: 'title',
    header: '№ требования',
    cell: ({ number, supply }) => (
      <TwoLines strong first={number || 'Без номера'} second={supply?.number ?? ''} />
    ),
    value: ({ number }) => number,
    width: 140,
  },
  // On a tablet the term line leaves no space for the status; the view above names it.
  {
    ...statusColumn<FinancingObject>(({ status }) => shownStatus(financingStatuses, status), 184),
    priority: 2,
  },
  moneyColumn('claimAmount', 'Сумма требования', ({ claimAmount }) => claimAmount, {
    phoneSlot: 'amount',
    width: 150,
  }),
  moneyColumn('financingAmount', 'К получению', ({ financingAmount }) => financingAmount, {
    priority: 1,
    width: 146,
  }),
  {
    id: 'debtor.name',
    flex: true,
    phoneSlot: 'party',
    header: 'Покупатель',
    cell: ({ debtor: { name, itn } = {} }) => (
      <TwoLines first={name || '—'} second={itn ? `ИНН\u00A0${itn}` : ''} />
    ),
    value: ({ debtor }) => debtor?.name,
    width: 150,
  },
  dueColumn(
    'plannedRepaymentDate',
    'Плановое погашение',
    (row) => row.plannedRepaymentDate,
    (row) => overdueText(row) && `просрочка ${overdueText(row)}`,
    {
      termOf: (row) =>
        termInRow({
          start: row.supply?.documentDate,
          due: row.plannedRepaymentDate,
          isDone: isFinished(row),
        }),
    },
  ),
  textColumn('supply.number', 'Поставка', ({ supply }) => supply?.number, {
    cell: (row) => supplyText(row) || '—',
    hidden: true,
  }),
  {
    id: 'agreement.number',
    header: 'Договор / банк',
    cell: ({ agreement }) => (
      <TwoLines
        first={agreement?.number && `№\u00A0${agreement.number}`}
        second={bankOf(agreement).name}
      />
    ),
    value: ({ agreement }) =>
      [agreement?.number, bankOf(agreement).name].filter(Boolean).join(', '),
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
  moneyColumn('commission', 'Комиссия ≈', feeOf, {
    cell: (row) => (
      <>
        {feeOf(row) !== undefined && aboutSign(row)}
        <SumOrDash kopeks={feeOf(row)} />
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
      overdueText(row) ? (
        <span className="font-semibold text-danger">{overdueText(row)}</span>
      ) : (
        '—'
      ),
    value: overdueText,
    align: 'end',
    width: 120,
    hidden: true,
  },
  textColumn('debtor.itn', 'ИНН покупателя', ({ debtor }) => debtor?.itn, { hidden: true }),
  dateColumn('supply.documentDate', 'Дата поставки', (row) => row.supply?.documentDate, {
    hidden: true,
  }),
  dateColumn('orderDate', 'Дата заказа', ({ orderDate }) => orderDate, { hidden: true }),
  moneyColumn('repaidAmount', 'Погашено покупателем', (row) => row.repaidAmount, {
    width: 190,
    hidden: true,
  }),
  moneyColumn('remainder', 'Остаток долга', ({ remainder }) => remainder, { hidden: true }),
  textColumn('recourse', 'Регресс', ({ recourse }) => (recourse ? 'Да' : 'Нет'), { hidden: true }),
];
