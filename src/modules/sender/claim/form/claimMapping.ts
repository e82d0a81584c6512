import type { Claim, ClaimUpdate, NewClaim, Order } from '../../../../api/endpoints/sender';
import { isInsuredEvent } from '../../../../domain/claims';
import { eachOnce } from '../../../../lib/eachOnce';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { isIsoDay } from '../../../../lib/isoDay';
import { orderItems } from './orderItems';
import type { ClaimDocumentValues, ClaimValues } from './claimValues';

/** A text of the server; absent for what is empty or no text. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function listOf(value: unknown): Readonly<Partial<Record<string, unknown>>>[] {
  return Array.isArray(value) ? value.map((entry: unknown) => fieldsOf(entry)) : [];
}

/** Without what is absent: `exactOptionalPropertyTypes`, and a draft that is compared as JSON. */
function compact<Values extends object>(values: Values): Values {
  const copy = { ...values };
  for (const [name, value] of Object.entries(copy)) {
    if (value === undefined) Reflect.deleteProperty(copy, name);
  }
  return copy;
}

/** The documents of a claim, each file once; whatever has no file is left out. */
export function readDocuments(claim: unknown): ClaimDocumentValues[] {
  const documents = listOf(fieldsOf(claim)['documents']).flatMap((document) => {
    const { id, name, size } = fieldsOf(document['file']);
    const fileId = text(id);
    if (fileId === undefined) return [];
    return [
      compact<ClaimDocumentValues>({
        id: fileId,
        kind: text(document['kind']) ?? 'OTHER',
        name: text(name) ?? 'Файл без имени',
        size: typeof size === 'number' ? size : undefined,
      }),
    ];
  });
  return eachOnce(documents);
}

/** How many of each item a claim names, by the ids of the items. */
function quantitiesOf(claim: unknown): ReadonlyMap<string, string> {
  return new Map(
    listOf(fieldsOf(claim)['items']).flatMap(({ orderItemId, quantity }): [string, string][] =>
      typeof orderItemId === 'string' && typeof quantity === 'number'
        ? [[orderItemId, String(quantity)]]
        : [],
    ),
  );
}

/** A claim of the server as the fields show it; of an order without one, an empty form. */
export function readClaim(claim: Partial<Claim> | undefined, order: Partial<Order>): ClaimValues {
  const { type, eventDate, description, claimedAmount, paymentDetailsId } = fieldsOf(claim);
  const quantities = quantitiesOf(claim);
  return compact<ClaimValues>({
    type: text(type),
    eventDate: text(eventDate),
    description: text(description),
    items: orderItems(order).map(({ id }) => compact({ id, quantity: quantities.get(id) })),
    claimedAmount: Number.isSafeInteger(claimedAmount) ? Number(claimedAmount) : undefined,
    paymentDetailsId: text(paymentDetailsId),
    documents: readDocuments(claim),
  });
}

/** A whole number of pieces that was typed; undefined for anything else. */
export function piecesOf(typed: string | undefined): number | undefined {
  const digits = typed?.trim() ?? '';
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** The typed form for the server; null for what is not filled in or is not what it should be. */
export function writeClaim(values: ClaimValues): ClaimUpdate {
  const { type, eventDate, description, items, claimedAmount, paymentDetailsId } = values;
  return {
    ...(isInsuredEvent(type) && { type }),
    eventDate: isIsoDay(eventDate) ? eventDate : null,
    description: description ?? null,
    items: items.flatMap(({ id, quantity }) => {
      const pieces = piecesOf(quantity) ?? 0;
      return pieces === 0 ? [] : [{ orderItemId: id, quantity: pieces }];
    }),
    claimedAmount: typeof claimedAmount === 'number' ? claimedAmount : null,
    paymentDetailsId: paymentDetailsId ?? null,
    documents: values.documents.map(({ kind, id }) => ({ kind, fileId: id })),
  };
}

/** The first version of a claim; undefined while nobody has said what happened. */
export function writeNewClaim(orderId: string, values: ClaimValues): NewClaim | undefined {
  const { type } = values;
  return isInsuredEvent(type) ? { ...writeClaim(values), orderId, type } : undefined;
}
