import './OfferCards.css';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { CardGrid } from '../../ui/card/Card';
import { cardKeys } from '../../blocks/cardList/cardKeys';
import type { DecisionRules, WithId } from './decisions';
import { useDecisions } from './useDecisions';

/** Cards drawn at once; a longer list is opened on demand, so that the page stays quick. */
const CARDS_AT_ONCE = 60;

export interface OfferCardsProps<Offer> {
  offers: readonly Offer[];
  /** The same object each time. */
  rules: DecisionRules<Offer>;
  /** Draws one; `isNew` while nobody has looked at the decision that has arrived. */
  children: (offer: Offer, isNew: boolean) => ReactNode;
}

/**
 * A card for each offer of a product. Decisions that arrive meanwhile are announced, and their cards
 * are marked until somebody looks at them: by the pointer, by the focus.
 */
export function OfferCards<Offer extends WithId>({
  offers,
  rules,
  children,
}: OfferCardsProps<Offer>) {
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const { unseen, see } = useDecisions(offers, rules);
  const hidden = offers.length - most;
  const keys = cardKeys(offers);
  return (
    <>
      <CardGrid>
        {offers.slice(0, most).map((offer, index) => (
          <div
            key={keys[index]}
            className="offer-cards__card"
            // Not when they come: a mark that goes would move the button under the pointer.
            onPointerLeave={() => see(offer.id)}
            onBlur={() => see(offer.id)}
          >
            {children(offer, unseen.has(offer.id))}
          </div>
        ))}
      </CardGrid>
      {hidden > 0 && (
        <Button variant="outlined" onClick={() => setMost(most + CARDS_AT_ONCE)}>
          Показать ещё {Math.min(hidden, CARDS_AT_ONCE)} из {hidden}
        </Button>
      )}
    </>
  );
}
