import type { SellerDocument } from '../../../api/endpoints/seller';
import { documentName, sellerDocuments } from '../../../domain/documents';
import { sellerDocumentStatuses } from '../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../domain/shownRow';
import { periodText } from '../../../lib/calendar/dayTexts';

/** Returns a document ready to be shown. */
export function shownDocument(document: SellerDocument) {
  const type = documentName(sellerDocuments, document.type ?? '');
  return {
    id: document.id,
    name: document.name || type || 'Документ',
    number: document.number ?? '',
    type,
    period: periodText(document.period),
    date: document.date ?? '',
    status: shownStatus(sellerDocumentStatuses, document.status),
    // Empty until there is a file.
    fileId: document.fileId ?? '',
  };
}

export type ShownDocument = ReturnType<typeof shownDocument>;
