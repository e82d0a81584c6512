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
    header: 'Документ',
    cell: ({ name, number }) => <TwoLines strong first={name} second={number} />,
    text: ({ name, number }) => [name, number].filter((text) => text !== '').join(', '),
    width: 310,
  },
  {
    id: 'type',
    header: 'Тип',
    cell: ({ type }) => type,
    text: ({ type }) => type,
    width: 130,
  },
  {
    id: 'period.startDate',
    header: 'Период',
    cell: ({ period }) => period,
    text: ({ period }) => period,
    width: 224,
  },
  {
    id: 'date',
    header: 'Дата',
    cell: ({ date }) => <DateText value={date} />,
    text: ({ date }) => dateText(date),
    width: 120,
  },
  {
    id: 'status.name',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 190,
  },
  {
    id: 'file',
    header: 'Файл',
    cell: (document) => <DownloadCell document={document} />,
    text: ({ fileId }) => (fileId === '' ? 'Готовится' : 'Есть'),
    width: 100,
  },
];
