import type { Order } from '../../../../api/endpoints/sender';
import type { TimelineStep } from '../../../../ui/timeline/Timeline';
import { orderStatus } from './shownOrder';

/** One line of what an order holds. */
export interface ShownItem {
  key: string;
  name: string;
  /** «—» where it is not known. */
  quantity: string;
  /** Kopeks of one piece. */
  price: number | undefined;
}

/** What an order holds and the statuses it went through, the earliest first. */
export function shownStory({ items, statusHistory }: Order): {
  items: ShownItem[];
  steps: TimelineStep[];
} {
  return {
    items: items.map(({ name, quantity, price }, place) => ({
      key: String(place),
      name: name || 'Товар',
      quantity: quantity === undefined ? '—' : String(quantity),
      price,
    })),
    steps: statusHistory.map(({ status, changedDateTime }, place) => {
      const { label, meaning } = orderStatus(status);
      return { key: String(place), title: label, text: meaning, time: changedDateTime };
    }),
  };
}
