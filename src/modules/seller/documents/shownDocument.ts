import { sellerDocumentName } from '../../../domain/sellerDocuments';
import { sellerDocumentStatuses } from '../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../domain/statuses/shownStatus';
import type { Status } from '../../../domain/statuses/status';
import { fieldsOf } from '../../../lib/fieldsOf';
import { periodText } from '../../../lib/periodText';
import { shownText } from '../../../lib/shownText';

/** A document of a seller as it is shown: texts are texts, whatever the server sent. */
export interface ShownDocument {
  id: string;
  name: string;
  number: string;
  /** «Договор»; the code of a kind that nobody knows. */
  type: string;
  /** «01.10.2026 — 31.10.2026»; '—' for a document that covers none. */
  period: string;
  date: string;
  status: Status;
  /** Empty while there is no file. */
  fileId: string;
}

/** Reads a row of the registry. */
export function shownDocument(row: object): ShownDocument {
  const document = fieldsOf(row);
  const number = shownText(document['number']);
  const type = sellerDocumentName(shownText(document['type']));
  return {
    id: shownText(document['id']),
    name: shownText(document['name']) || type || 'Документ',
    number,
    type,
    period: periodText(document['period']) || '—',
    date: shownText(document['date']),
    status: shownStatus(sellerDocumentStatuses, document['status']),
    fileId: shownText(document['fileId']),
  };
}
