import type { FinanceOffer } from '../../../api/endpoints/financeOffer';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';

/** The bank is asked, and has not signed anything yet. */
export interface RequestCard {
  kind: 'request';
  requestId: string;
  status: string;
  /** The server's word for the status. */
  description: string;
  /** The bank refused the request or took the whole offer back. */
  isRefused: boolean;
}

/** There is an agreement; its fields are what the server says. */
export interface AgreementCard {
  kind: 'agreement';
  agreement: Readonly<Partial<Record<string, unknown>>>;
}

/** Which card an offer gets, with the parts that the server may leave out (rule B4). */
export type OfferCard =
  | { kind: 'offer'; /** The request that is being filled in. */ requestId?: string }
  | RequestCard
  | AgreementCard;

const isThere = (value: unknown) => Object.keys(fieldsOf(value)).length > 0;

const nameOf = (status: unknown) => shownText(fieldsOf(status)['name']);

/** No request or a DRAFT: the offer. A request without an agreement: the request. Else the agreement. */
export function offerCard(offer: FinanceOffer): OfferCard {
  if (!isThere(offer.request)) return { kind: 'offer' };
  const { id, status, agreement } = fieldsOf(offer.request);
  const requestId = shownText(id);
  const name = nameOf(status);
  if (name === 'DRAFT') return { kind: 'offer', requestId };
  if (isThere(agreement)) return { kind: 'agreement', agreement: fieldsOf(agreement) };
  return {
    kind: 'request',
    requestId,
    status: name,
    description: shownText(fieldsOf(status)['description']),
    isRefused: name === 'CANCEL' || nameOf(offer.status) === 'CANCEL',
  };
}

/** Whether the offer can still be applied for, or its request be filled in. */
export function isOpen(offer: FinanceOffer): boolean {
  return offerCard(offer).kind === 'offer' && !['CANCEL', 'EXPIRED'].includes(nameOf(offer.status));
}

/** The bank of an offer as a card shows it; a sloppy answer may lack parts of it. */
export function bankOf({ financingLimit }: FinanceOffer): { name: string; logoId?: string } {
  const { fullName, logos } = fieldsOf(fieldsOf(financingLimit)['bank']);
  const logoId = Array.isArray(logos) ? shownText(fieldsOf(logos[0])['id']) : '';
  return { name: shownText(fullName) || 'Банк', ...(logoId !== '' && { logoId }) };
}
