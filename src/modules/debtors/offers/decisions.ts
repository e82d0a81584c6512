import type { DebtorOffer } from '../../../api/endpoints/debtors';
import type { DecisionRules } from '../../../products/offers/useDecisions';
import { insurerName } from './offerTerms';

/** What was decided about an application, in the words of the message. */
const DECISIONS: Partial<Record<NonNullable<DebtorOffer['status']>, string>> = {
  APPROVED: 'одобрена',
  ACTIVE: 'одобрена, договор действует',
  DENIED: 'отклонена',
};

/** How applications for insurance are decided (rule D12). */
export const debtorDecisions: DecisionRules<DebtorOffer> = {
  isUnderWay: ({ status }) => status === 'REQUESTED' || status === 'SCORING',
  decisionOf: (offer) => {
    const decided = offer.status && DECISIONS[offer.status];
    if (decided === undefined) return undefined;
    const text = `Решение по заявке. ${insurerName(offer)}: ${decided}`;
    return { text, favourable: offer.status !== 'DENIED' };
  },
};
