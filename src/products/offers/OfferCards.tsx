import './OfferCards.css';
import type { ReactNode } from 'react';
import { Cards } from '../../blocks/cardList/Cards';
import { useDecisions, type DecisionRules, type WithId } from './useDecisions';

export interface OfferCardsProps<Offer> {
  offers: readonly Offer[];
  /** The same object each time. */
  rules: DecisionRules<Offer>;
  /** Draws one; `isNew` until the customer has looked at a decision that has arrived. */
  children: (offer: Offer, isNew: boolean) => ReactNode;
}

/**
 * A card for each offer of a product. Decisions that arrive meanwhile are announced, and their cards
 * are marked until the pointer or the focus was on them.
 */
export function OfferCards<Offer extends WithId>({
  offers,
  rules,
  children,
}: OfferCardsProps<Offer>) {
  const { unseen, see } = useDecisions(offers, rules);
  return (
    <Cards items={offers}>
      {(offer) => (
        <div
          className="offer-cards__card"
          // On leaving: a mark that goes away earlier would move the button under the pointer.
          onPointerLeave={() => see(offer.id)}
          onBlur={() => see(offer.id)}
        >
          {children(offer, unseen.has(offer.id))}
        </div>
      )}
    </Cards>
  );
}
