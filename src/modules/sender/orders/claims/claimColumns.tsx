import { dateText } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import type { Keyed } from '../../../../blocks/registry/shownPage';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { TwoLines } from '../../../../ui/value/TwoLines';
import type { ShownClaim } from './shownClaim';

/** A sum that is not there before somebody has decided on it. */
function sumCell(kopeks: unknown) {
  return typeof kopeks === 'number' ? <Money kopeks={kopeks} /> : '—';
}

function sumText(kopeks: unknown): string {
  return typeof kopeks === 'number' ? formatMoney(kopeks) : '';
}

/** The columns of the registry of claims. */
export const claimColumns: readonly RegistryColumn<Keyed<ShownClaim>>[] = [
  {
    id: 'number',
    phone: 'title',
    header: '№ заявления',
    cell: ({ number, period }) => <TwoLines strong first={number} second={period} />,
    text: ({ number }) => number,
    width: 190,
  },
  {
    id: 'status.name',
    phone: 'status',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 204,
  },
  {
    id: 'claimedAmount',
    phone: 'amount',
    header: 'Заявлено',
    cell: ({ claimed }) => sumCell(claimed),
    text: ({ claimed }) => sumText(claimed),
    align: 'end',
    width: 118,
  },
  {
    id: 'type',
    grows: true,
    phone: 'party',
    yields: 4,
    header: 'Событие',
    cell: ({ type }) => type,
    text: ({ type }) => type,
    width: 144,
  },
  {
    id: 'createdDateTime',
    yields: 2,
    header: 'Создано',
    cell: ({ created }) => <DateText value={created} />,
    text: ({ created }) => dateText(created),
    width: 114,
  },
  {
    id: 'submittedDate',
    phone: 'date',
    yields: 3,
    header: 'Отправлено',
    cell: ({ submitted }) => <DateText value={submitted} />,
    text: ({ submitted }) => dateText(submitted),
    width: 128,
  },
  {
    id: 'approvedAmount',
    yields: 1,
    header: 'Одобрено',
    cell: ({ approved }) => sumCell(approved),
    text: ({ approved }) => sumText(approved),
    align: 'end',
    width: 118,
  },
  {
    id: 'paidAmount',
    yields: 5,
    header: 'Выплачено',
    cell: ({ paid }) => sumCell(paid),
    text: ({ paid }) => sumText(paid),
    align: 'end',
    width: 124,
  },
];
