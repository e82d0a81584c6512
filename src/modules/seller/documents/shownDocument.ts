import type { SellerDocument } from '../../../api/endpoints/seller';
import { documentName, sellerDocuments } from '../../../domain/documents';
import { sellerDocumentStatuses } from '../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../domain/shownRow';
import { monthTitle } from '../../../lib/calendar/dayNames';
import { periodText } from '../../../lib/calendar/dayTexts';
import { readDay } from '../../../lib/dates';
import { endOfMonth, startOfMonth } from '../../../lib/isoDay';

/** Returns «Октябрь 2026 · Акт» if the document covers one whole month; '' otherwise. */
function monthAndType({ period }: SellerDocument, type: string): string {
  const [first, last] = [readDay(period?.startDate), readDay(period?.endDate)];
  if (type === '' || first === undefined) return '';
  const isMonth = startOfMonth(first) === first && endOfMonth(first) === last;
  return isMonth ? `${monthTitle(first)} · ${type}` : '';
}

export function shownDocument(document: SellerDocument) {
  const type = documentName(sellerDocuments, document.type ?? '');
  const name = document.name || type || 'Документ';
  return {
    id: document.id,
    name,
    title: monthAndType(document, type) || name,
    number: document.number ?? '',
    type,
    period: periodText(document.period),
    date: document.date ?? '',
    status: shownStatus(sellerDocumentStatuses, document.status),
    // Empty while there is no file.
    fileId: document.fileId ?? '',
  };
}

export type ShownDocument = ReturnType<typeof shownDocument>;
