import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { Supply } from '../../../src/api/generated/financeRegistry';
import { documentName, supplyDocuments } from '../../../src/domain/documents';
import { plural } from '../../../src/lib/countOf';
import { moscowDay } from '../../../src/lib/isoDay';

const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });
const TICK = 'M20 6 9 17l-5-5';

const day = (date: string) => date.split('-').toReversed().join('.');

const today = Date.parse(moscowDay());

function dueText({ paymentDate, debtSum }: Supply): string {
  if (debtSum === 0) return '';
  const days = (Date.parse(paymentDate) - today) / 86_400_000;
  const counted = `${Math.abs(days)} ${plural(Math.abs(days), 'день', 'дня', 'дней')}`;
  if (days === 0) return 'сегодня';
  return days > 0 ? `осталось ${counted}` : `просрочка ${counted}`;
}

function debt({ amount, debtSum }: Supply): string {
  if (debtSum === amount) return '';
  return debtSum === 0 ? 'оплачена' : `долг ${roubles.format(debtSum / 100)}`;
}

const column = createColumnHelper<ReturnType<typeof tableFeatures<object>>, Supply>();

/** Columns that the cabinet's registry shows by default, with the same texts in plain elements. */
export const columns = column.columns([
  column.display({
    id: 'number',
    header: '№ документа',
    cell: ({ row: { original } }) => (
      <>
        <b>{original.number}</b>
        <small>{documentName(supplyDocuments, original.documentType)}</small>
      </>
    ),
  }),
  column.display({
    id: 'documentDate',
    header: 'Дата',
    cell: ({ row: { original } }) => day(original.documentDate),
  }),
  column.display({
    id: 'debtor',
    header: 'Покупатель',
    cell: ({ row: { original } }) => (
      <>
        {original.debtor.name}
        <small>ИНН {original.debtor.itn}</small>
      </>
    ),
  }),
  column.display({
    id: 'amount',
    header: 'Сумма с НДС',
    cell: ({ row: { original } }) => (
      <>
        {roubles.format(original.amount / 100)}
        <small>{debt(original)}</small>
      </>
    ),
  }),
  column.display({
    id: 'paymentDate',
    header: 'Срок оплаты',
    cell: ({ row: { original } }) => (
      <>
        {day(original.paymentDate)}
        <small>{dueText(original)}</small>
      </>
    ),
  }),
  column.display({
    id: 'status',
    header: 'Статус',
    cell: ({ row: { original } }) => (
      <span className="badge">
        <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
          <path d={TICK} />
        </svg>
        {original.status.description}
      </span>
    ),
  }),
]);
