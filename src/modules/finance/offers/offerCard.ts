import type { FinanceOffer } from '../../../api/endpoints/financeOffer';
import { countOf } from '../../../lib/countOf';
import { readDay } from '../../../lib/dates';
import { addDays, isIsoDay, moscowDay, type IsoDay } from '../../../lib/isoDay';
import { formatMoney } from '../../../lib/money';
import type { TermDates } from '../../../blocks/term/term';
import type { OfferRank } from '../../../products/offers/OfferCard';

type Request = NonNullable<FinanceOffer['request']>;
type Agreement = NonNullable<Request['agreement']>;

/** Card of an offer with a request at the bank, but no agreement yet. */
export interface RequestCard {
  kind: 'request';
  request: Request;
  status: string;
  /** The server's text for the status. */
  description: string;
  /** True if the bank refused the request or withdrew the whole offer. */
  isRefused: boolean;
}

export interface AgreementCard {
  kind: 'agreement';
  agreement: Agreement;
}

/** B4: request and agreement choose the card. */
export type OfferCard =
  | {
      kind: 'offer';
      /** Id of the draft request; undefined if there is no request. */
      requestId?: string;
    }
  | RequestCard
  | AgreementCard;

/**
 * Returns the card: an offer card without a request or with a DRAFT, a request card until there is an agreement, then
 * an agreement card.
 */
export function offerCard({ request, status: offerStatus }: FinanceOffer): OfferCard {
  if (!request) return { kind: 'offer' };
  const { id, status, agreement } = request;
  if (status?.name === 'DRAFT') return { kind: 'offer', requestId: id };
  if (agreement) return { kind: 'agreement', agreement };
  return {
    kind: 'request',
    request,
    status: status?.name ?? '',
    description: status?.description ?? '',
    isRefused: status?.name === 'CANCEL' || offerStatus?.name === 'CANCEL',
  };
}

/** Returns true if the user can still apply for the offer, or fill in its request. */
export function isOpen(offer: FinanceOffer): boolean {
  return (
    offerCard(offer).kind === 'offer' && !['CANCEL', 'EXPIRED'].includes(offer.status?.name ?? '')
  );
}

/** Returns the rank of an offer: open, in progress, active, or past. */
export function financeRank(offer: FinanceOffer): OfferRank {
  const card = offerCard(offer);
  if (card.kind === 'agreement') return card.agreement.valid === true ? 'calm' : 'history';
  if (card.kind === 'request') return card.isRefused ? 'history' : 'middle';
  return isOpen(offer) ? 'act' : 'history';
}

/** Returns the period in which a bank answers a request: 5 to 14 working days, counted as 7 to 20 calendar days. */
export const answerTerm = (sent: IsoDay): TermDates => ({
  earliest: addDays(sent, 7),
  due: addDays(sent, 20),
});

/** Returns the period in which the bank answers the request of an offer; empty if no request is being processed. */
export function promisedAnswer({ request }: FinanceOffer): TermDates {
  const sent = readDay(request?.createdDateTime);
  if (!isIsoDay(sent) || request?.status?.name !== 'PROCESSING') return {};
  return answerTerm(sent);
}

/**
 * Returns true if the bank refused the request, and the offer is still valid. B24: a refused request can be applied
 * for again.
 */
export function mayApplyAgain(offer: FinanceOffer): boolean {
  const card = offerCard(offer);
  return (
    card.kind === 'request' &&
    card.status === 'CANCEL' &&
    !['CANCEL', 'EXPIRED'].includes(offer.status?.name ?? '') &&
    (offer.financingLimit?.endDate ?? '') >= moscowDay()
  );
}

/** Returns the name of a draft: limit and bank, because one bank may have two drafts. */
export function draftName(offer: FinanceOffer): string {
  const { financingLimit: limit } = offer.financingLimit ?? {};
  const sum = limit === undefined ? '' : `${formatMoney(limit, { fraction: false })}, `;
  return sum + offerBank(offer).name;
}

/** Returns the name and logo of the offer's bank; «Банк» if it has no name. */
export function offerBank({ financingLimit }: FinanceOffer): { name: string; logoId?: string } {
  const { fullName, logos = [] } = financingLimit?.bank ?? {};
  return { name: fullName || 'Банк', ...(logos[0] && { logoId: logos[0].id }) };
}

type CardWord = 'new' | 'draft' | 'over' | 'request' | 'agreement';

const WORDS: Readonly<Record<CardWord, readonly [string, string, string]>> = {
  new: ['новое', 'новых', 'новых'],
  draft: ['черновик', 'черновика', 'черновиков'],
  request: ['заявка', 'заявки', 'заявок'],
  agreement: ['договор', 'договора', 'договоров'],
  over: ['недействующее', 'недействующих', 'недействующих'],
};

function wordOf(offer: FinanceOffer): CardWord {
  const card = offerCard(offer);
  if (card.kind !== 'offer') return card.kind;
  if (!isOpen(offer)) return 'over';
  return card.requestId === undefined ? 'new' : 'draft';
}

/** Returns the numbers of the section's cards: «2 новых, 2 черновика, 4 заявки, 2 договора»; empty without cards. */
export function countedCards(offers: readonly FinanceOffer[]): string {
  const words = offers.map(wordOf);
  return (['new', 'draft', 'request', 'agreement', 'over'] as const)
    .map((word) => [words.filter((one) => one === word).length, WORDS[word]] as const)
    .filter(([count]) => count > 0)
    .map(([count, forms]) => countOf(count, ...forms))
    .join(', ');
}
