import { sellerDocumentStatuses } from '../../../src/domain/statuses/orderStatuses';
import { toDate, toInstant } from '../core/clock';
import { addMonths, daysOf, monthOf, nameOfMonth, startOfDay } from '../core/month';
import type { SellerDocument, SellerDocumentRow } from '../tables/sender';
import type { World } from '../world';

/** Number of past months with a certificate, an act and a bill. */
const MONTHS = 8;

type SeededDocument = Pick<SellerDocument, 'name' | 'number' | 'type' | 'period'> & {
  id?: string;
  /** Epoch milliseconds. */
  at: number;
  status: keyof typeof sellerDocumentStatuses;
  /** False while the document is being prepared. */
  hasFile?: boolean;
};

/** Seeds documents of a marketplace seller: the agreement, and three documents per month. */
export function seedSellerDocuments(world: World, organizationId: string): void {
  const thisMonth = monthOf(world.clock.now());
  const first = addMonths(thisMonth, -MONTHS);
  seedDocument(world, organizationId, {
    name: 'Договор страхования заказов',
    number: `МП-${first}/204`,
    type: 'AGREEMENT',
    period: {
      startDate: `${first}-01`,
      endDate: daysOf(addMonths(first, 11)).endDate,
    },
    at: startOfDay(first, 1),
    status: 'VALID',
  });
  for (let index = 0; index < MONTHS; index += 1) {
    seedMonth(world, organizationId, addMonths(first, index), index === MONTHS - 1);
  }
}

function seedMonth(world: World, organizationId: string, month: string, isLast: boolean): void {
  const period = daysOf(month);
  const after = startOfDay(addMonths(month, 1), 1);
  const documents: SeededDocument[] = [
    {
      name: `Сертификат страхования, ${nameOfMonth(month)}`,
      number: `СЕРТ-${month}/077`,
      type: 'CERTIFICATE',
      period,
      at: startOfDay(month, 1),
      status: 'EXPIRED',
    },
    {
      name: `Акт об оказанных услугах, ${nameOfMonth(month)}`,
      number: `АКТ-${month}/114`,
      type: 'ACT',
      period,
      at: after,
      status: isLast ? 'AWAITING_SIGNATURE' : 'VALID',
      hasFile: !isLast,
    },
    {
      name: `Счёт, ${nameOfMonth(month)}`,
      number: `СЧ-${month}/093`,
      type: 'INVOICE',
      period,
      at: after,
      status: isLast ? 'ISSUED' : 'PAID',
    },
  ];
  for (const document of documents) seedDocument(world, organizationId, document);
}

/** Adds a document, with its file unless `hasFile` is false. */
export function seedDocument(
  world: World,
  organizationId: string,
  { at, status, hasFile = true, id = world.randomness.uuid(), ...document }: SeededDocument,
): SellerDocumentRow {
  const fileId = hasFile ? world.randomness.uuid() : null;
  const row = world.db.sellerDocument.insert({
    ...document,
    organizationId,
    id,
    date: toDate(at),
    status: { name: status, description: sellerDocumentStatuses[status].label },
    fileId,
  });
  if (fileId === null) return row;
  world.db.storedFile.create({
    id: fileId,
    name: `${document.name.replace(/\.$/, '')}.pdf`,
    mimeType: 'application/pdf',
    content: '',
    isBase64: false,
    documentKind: 'SELLER_DOCUMENT',
    documentId: id,
    createdDateTime: toInstant(at),
    organizationId,
  });
  return row;
}
