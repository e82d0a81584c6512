import type { SellerDocument } from '../../../api/endpoints/seller';
import { sellerDocumentName } from '../../../domain/sellerDocuments';
import { sellerDocumentStatuses } from '../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../domain/statuses/shownStatus';
import type { Status } from '../../../domain/statuses/status';
import { periodText } from '../../../lib/periodText';

/** A document of a seller as it is shown. */
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

/** A row of the registry, in words. */
export function shownDocument(document: SellerDocument): ShownDocument {
  const type = sellerDocumentName(document.type ?? '');
  return {
    id: document.id,
    name: document.name || type || 'Документ',
    number: document.number ?? '',
    type,
    period: periodText(document.period) || '—',
    date: document.date ?? '',
    status: shownStatus(sellerDocumentStatuses, document.status),
    fileId: document.fileId ?? '',
  };
}
