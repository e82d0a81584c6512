import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { Supply } from '../../../src/api/generated/financeRegistry';

const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

const day = (date: string | null | undefined) => date?.split('-').toReversed().join('.') ?? '-';

function daysLate(paymentDate: string | null | undefined, debtSum: number): string {
  if (!paymentDate || debtSum <= 0) return '';
  const days = Math.floor((Date.now() - Date.parse(paymentDate)) / 86_400_000);
  return days > 0 ? `Просрочено на ${days} дн.` : '';
}

const column = createColumnHelper<ReturnType<typeof tableFeatures<object>>, Supply>();

/** The columns that the cabinet's registry shows at first, in the simplest words. */
export const columns = column.columns([
  column.display({
    id: 'number',
    header: '№ документа',
    cell: ({ row }) => (
      <>
        {row.original.number}
        <span>{row.original.documentType}</span>
      </>
    ),
  }),
  column.display({
    id: 'documentDate',
    header: 'Дата',
    cell: ({ row }) => day(row.original.documentDate),
  }),
  column.display({
    id: 'debtor',
    header: 'Покупатель',
    cell: ({ row }) => (
      <>
        {row.original.debtor.name}
        <span>ИНН {row.original.debtor.itn}</span>
      </>
    ),
  }),
  column.display({
    id: 'amount',
    header: 'Сумма с НДС',
    cell: ({ row }) => roubles.format(row.original.amount / 100),
  }),
  column.display({
    id: 'deferralDays',
    header: 'Отсрочка',
    cell: ({ row }) => row.original.deferralDays,
  }),
  column.display({
    id: 'paymentDate',
    header: 'Срок оплаты',
    cell: ({ row }) => (
      <>
        {day(row.original.paymentDate)}
        <span>{daysLate(row.original.paymentDate, row.original.debtSum)}</span>
      </>
    ),
  }),
  column.display({
    id: 'debtSum',
    header: 'Остаток долга',
    cell: ({ row }) => roubles.format(row.original.debtSum / 100),
  }),
  column.display({
    id: 'status',
    header: 'Статус',
    cell: ({ row }) => row.original.status.description,
  }),
]);
