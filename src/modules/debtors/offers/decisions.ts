import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { insurerName } from './offerTerms';

/** What was decided about an application, in the words of the message. */
const DECISIONS: Partial<Record<DebtorOffer['status'], string>> = {
  APPROVED: 'одобрена',
  ACTIVE: 'одобрена, договор действует',
  DENIED: 'отклонена',
};

/** A decision that has arrived while the offers were looked at. */
export interface Decision {
  offerId: string;
  /** Names the insurer and what it has decided. */
  text: string;
  favourable: boolean;
}

const isUnderWay = ({ status }: DebtorOffer) => status === 'REQUESTED' || status === 'SCORING';

/**
 * The decisions that are in the later of two answers and were not in the earlier one: of offers that
 * were under way then. An offer that appears already decided is no news.
 */
export function decisionsBetween(
  before: readonly DebtorOffer[] | undefined,
  after: readonly DebtorOffer[] | undefined,
): Decision[] {
  const waiting = new Set((before ?? []).filter(isUnderWay).map(({ id }) => id));
  return (after ?? []).flatMap((offer) => {
    const decided = DECISIONS[offer.status];
    if (decided === undefined || !waiting.has(offer.id)) return [];
    const text = `Решение по заявке. ${insurerName(offer)}: ${decided}`;
    return [{ offerId: offer.id, text, favourable: offer.status !== 'DENIED' }];
  });
}
