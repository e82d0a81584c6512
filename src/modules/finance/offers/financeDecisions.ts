import type { FinanceOffer } from '../../../api/endpoints/financeOffer';
import type { DecisionRules } from '../../../products/offers/decisions';
import { bankOf, offerCard } from './offerCard';

const REFUSED = 'отклонена';

/** What was decided about a request, in the words of the message; undefined while nothing is. */
function decided(offer: FinanceOffer): string | undefined {
  const card = offerCard(offer);
  if (card.kind === 'agreement') return 'одобрена, договор заключён';
  if (card.kind === 'offer') return undefined;
  if (card.isRefused) return REFUSED;
  return card.status === 'APPROVED' ? 'одобрена' : undefined;
}

/** How requests for financing are decided: by the bank, in days. */
export const financeDecisions: DecisionRules<FinanceOffer> = {
  isUnderWay: (offer) => {
    const card = offerCard(offer);
    const isAsked = card.kind === 'request' && !card.isRefused;
    return isAsked && ['SEND_BANK', 'PROCESSING'].includes(card.status);
  },
  decisionOf: (offer) => {
    const words = decided(offer);
    if (words === undefined) return undefined;
    const text = `Решение по заявке. ${bankOf(offer).name}: ${words}`;
    return { text, favourable: words !== REFUSED };
  },
};
