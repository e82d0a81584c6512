import './OfferCards.css';
import type { ReactNode } from 'react';
import { Cards } from '../../blocks/cardList/Cards';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { newsRead, selectUnreadIds } from '../../shell/today/todaySlice';
import { classNames } from '../../ui/classNames';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useDecisions, type DecisionRules, type WithId } from './useDecisions';

export interface OfferCardsProps<Offer> {
  offers: readonly Offer[];
  /** The same object each time. */
  rules: DecisionRules<Offer>;
  /** Draws one; `isNew` until the customer has looked at a decision that has arrived. */
  children: (offer: Offer, isNew: boolean) => ReactNode;
}

/**
 * A card for each offer of a product. Decisions that arrive meanwhile are announced; their cards, and
 * those of which the bell tells, are marked until the pointer or the focus was on them.
 */
export function OfferCards<Offer extends WithId>({
  offers,
  rules,
  children,
}: OfferCardsProps<Offer>) {
  const { unseen, see } = useDecisions(offers, rules);
  const unread = useAppSelector(selectUnreadIds);
  const dispatch = useAppDispatch();
  const leave = (id: string) => {
    see(id);
    if (unread.has(id)) dispatch(newsRead({ id }));
  };
  return (
    <Cards items={offers}>
      {(offer) => (
        <div
          className={classNames(
            'offer-cards__card',
            unread.has(offer.id) && 'offer-cards__card--new',
          )}
          // On leaving: a mark that goes away earlier would move the button under the pointer.
          onPointerLeave={() => leave(offer.id)}
          onBlur={() => leave(offer.id)}
        >
          {unread.has(offer.id) && <VisuallyHidden>Новое</VisuallyHidden>}
          {children(offer, unseen.has(offer.id))}
        </div>
      )}
    </Cards>
  );
}
