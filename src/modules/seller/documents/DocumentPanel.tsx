import { downloadPaths } from '../../../api/files/download';
import { DownloadButton } from '../../../blocks/action/DownloadButton';
import { RowActions, RowDetails, RowSection } from '../../../blocks/registry/RowDetails';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { DateText } from '../../../ui/value/DateText';
import type { ShownDocument } from './shownDocument';

/** What is known about a document, beside the registry. */
export function DocumentPanel({ document }: { document: ShownDocument }) {
  const { name, number, type, period, date, status, fileId } = document;
  return (
    <RowDetails status={status}>
      {fileId === '' ? (
        <p>Файла пока нет: его ещё готовят.</p>
      ) : (
        <RowActions>
          <DownloadButton
            path={downloadPaths.downloadFile({ id: fileId })}
            progress="Скачиваем документ"
          >
            Скачать
          </DownloadButton>
        </RowActions>
      )}
      <RowSection title={name}>
        <DataList>
          <DataRow label="Номер">{number || '—'}</DataRow>
          <DataRow label="Тип">{type || '—'}</DataRow>
          <DataRow label="Период">{period}</DataRow>
          <DataRow label="Дата">
            <DateText value={date} />
          </DataRow>
        </DataList>
      </RowSection>
    </RowDetails>
  );
}
