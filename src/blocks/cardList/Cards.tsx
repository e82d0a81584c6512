import './Cards.css';
import { Fragment, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { CardGrid } from '../../ui/card/Card';

/** Returns a unique key for each card, even if the server repeats an id. */
export function cardKeys(offers: readonly { id: string }[]): string[] {
  const seen = new Map<string, number>();
  return offers.map(({ id }) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id} (${times})`;
  });
}

/** Number of cards rendered at first, and added by each press of the button. */
export const CARDS_AT_ONCE = 60;

interface CardsProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

export function Cards<Item extends { id: string }>({ items, children }: CardsProps<Item>) {
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const keys = cardKeys(items);
  const hidden = items.length - most;
  return (
    <>
      <CardGrid>
        {items.slice(0, most).map((item, at) => (
          <Fragment key={keys[at]}>{children(item)}</Fragment>
        ))}
      </CardGrid>
      <MoreCards hidden={hidden} onMore={() => setMost(most + CARDS_AT_ONCE)} />
    </>
  );
}

interface MoreCardsProps {
  /** Number of cards not rendered yet. */
  hidden: number;
  onMore: () => void;
}

export function MoreCards({ hidden, onMore }: MoreCardsProps) {
  if (hidden <= 0) return null;
  return (
    <div className="cards__more">
      <Button variant="outlined" onClick={onMore}>
        Показать ещё {Math.min(hidden, CARDS_AT_ONCE)} из {hidden}
      </Button>
    </div>
  );
}
