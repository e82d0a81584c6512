import './OfferCards.css';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { cardKeys, CARDS_AT_ONCE, MoreCards } from '../../blocks/cardList/Cards';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { newsRead, selectUnreadIds } from '../../shell/today/todaySlice';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/classNames';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { OfferRank } from './OfferCard';
import { useDecisions, type DecisionRules, type WithId } from './useDecisions';

export interface OfferPlace {
  rank: OfferRank;
  /** True until the user has seen a decision that arrived on this page. */
  isNew: boolean;
}

export interface OfferCardsProps<Offer> {
  offers: readonly Offer[];
  /** Must be stable: new rules restart the detection of decisions. */
  rules: DecisionRules<Offer>;
  rankOf: (offer: Offer) => OfferRank;
  children: (offer: Offer, place: OfferPlace) => ReactNode;
}

/** Ranks in display order; ended offers are last. */
const RANKS = ['act', 'middle', 'calm', 'history'] as const;
/** Number of cards that a phone shows at first. */
const PHONE_CARDS = 2;

const placeOf = ({ pageX, pageY }: PointerEvent) => `${pageX} ${pageY}`;

/** Distinguishes a pointer that leaves a card from a card that changes its height under a resting mouse. */
function useLeaving() {
  const at = useRef('');
  const onPointerMove = (event: PointerEvent) => {
    at.current = placeOf(event);
  };
  const hasMoved = (event: PointerEvent) =>
    event.pointerType !== 'mouse' || placeOf(event) !== at.current;
  return { hasMoved, watch: { onPointerEnter: onPointerMove, onPointerMove } };
}

/**
 * Returns the offers with their ranks, sorted by rank. An offer of the first render keeps its rank while the page
 * is open.
 */
function usePlaces<Offer extends WithId>(
  offers: readonly Offer[],
  rankOf: (offer: Offer) => OfferRank,
) {
  const [first] = useState(() => new Map(offers.map((offer) => [offer.id, rankOf(offer)])));
  const ranked = offers.map((offer) => ({ offer, rank: first.get(offer.id) ?? rankOf(offer) }));
  return RANKS.flatMap((rank) => ranked.filter((place) => place.rank === rank));
}

/**
 * Cards of a product's offers, sorted by rank. New decisions are announced. Cards with unread notifications in the bell
 * are marked until the pointer or the focus leaves them.
 */
export function OfferCards<Offer extends WithId>({
  offers,
  rules,
  rankOf,
  children,
}: OfferCardsProps<Offer>) {
  const { unseen, see } = useDecisions(offers, rules);
  const places = usePlaces(offers, rankOf);
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const { isShort, open, list } = useShortList(offers.length);
  const unread = useAppSelector(selectUnreadIds);
  const dispatch = useAppDispatch();
  const { hasMoved, watch } = useLeaving();
  const leave = (id: string) => {
    see(id);
    if (unread.has(id)) dispatch(newsRead({ id }));
  };
  const keys = cardKeys(places.map(({ offer }) => offer));
  const shown = places
    .map((place, at) => ({ ...place, key: keys[at] }))
    .slice(0, isShort ? PHONE_CARDS : most);
  return (
    <div ref={list} className="grid grid-cols-1 gap-3">
      {RANKS.map((rank) => {
        const cards = shown.filter((place) => place.rank === rank);
        if (cards.length === 0) return null;
        return (
          <div key={rank} className={`grid grid-cols-1 gap-3 offer-cards__group--${rank}`}>
            {rank === 'history' && (
              <h3 className="offer-cards__title flex gap-2 items-center text-muted text-13 font-normal tracking-normal leading-18px">
                История · {places.filter((place) => place.rank === rank).length}
              </h3>
            )}
            {cards.map(({ key, offer }) => (
              <div
                key={key}
                className={classNames(
                  unread.has(offer.id)
                    ? 'offer-cards__card--new grid relative min-w-0'
                    : 'contents',
                )}
                {...watch}
                // The mark disappears on leave, not on hover, so that the button does not move under the pointer.
                onPointerLeave={(event) => hasMoved(event) && leave(offer.id)}
                onBlur={() => leave(offer.id)}
              >
                {unread.has(offer.id) && <VisuallyHidden>Новое</VisuallyHidden>}
                {children(offer, { rank, isNew: unseen.has(offer.id) })}
              </div>
            ))}
          </div>
        );
      })}
      {isShort ? (
        <Button variant="text" wide onClick={open}>
          Все {offers.length}
        </Button>
      ) : (
        <MoreCards
          hidden={places.length - shown.length}
          onMore={() => setMost(most + CARDS_AT_ONCE)}
        />
      )}
    </div>
  );
}

/** Limits a list to two cards on a phone. A button shows the other cards, and the third card gets the focus. */
function useShortList(count: number) {
  const { mobile } = useBreakpoint();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const third = list.current?.querySelectorAll('article')[PHONE_CARDS];
    third?.setAttribute('tabindex', '-1');
    third?.focus();
  }, [isOpen]);
  return { isShort: mobile && !isOpen && count > PHONE_CARDS, open: () => setOpen(true), list };
}
