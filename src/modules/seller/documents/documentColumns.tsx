import { dateText } from '../../../lib/dates';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';
import { DateText } from '../../../ui/value/DateText';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { TwoLines } from '../../../ui/value/TwoLines';
import { DownloadCell } from './DocumentDownload';
import type { ShownDocument } from './shownDocument';

/** The columns of the registry of documents; the last one gets the file. */
export const documentColumns: readonly RegistryColumn<ShownDocument>[] = [
  {
    id: 'name',
    grows: true,
    phone: 'title',
    header: 'Документ',
    cell: ({ name, number }) => <TwoLines strong first={name} second={number} />,
    text: ({ name, number }) => [name, number].filter((text) => text !== '').join(', '),
    width: 360,
  },
  {
    id: 'status.name',
    phone: 'status',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 190,
  },
  {
    id: 'type',
    yields: 1,
    header: 'Тип',
    cell: ({ type }) => type,
    text: ({ type }) => type,
    width: 130,
  },
  {
    id: 'period.startDate',
    phone: 'party',
    yields: 2,
    header: 'Период',
    cell: ({ period }) => period,
    text: ({ period }) => period,
    width: 224,
  },
  {
    id: 'date',
    phone: 'date',
    header: 'Дата',
    cell: ({ date }) => <DateText value={date} />,
    text: ({ date }) => dateText(date),
    width: 120,
  },
  {
    id: 'file',
    header: 'Файл',
    cell: (document) => <DownloadCell document={document} />,
    text: ({ fileId }) => (fileId === '' ? 'Готовится' : 'Есть'),
    width: 100,
  },
];
