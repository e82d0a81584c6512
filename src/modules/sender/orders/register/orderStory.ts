import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import type { TimelineStep } from '../../../../ui/timeline/Timeline';
import { orderStatus } from './shownOrder';

/** One line of what an order holds. */
export interface ShownItem {
  key: string;
  name: string;
  /** «—» where it is not known. */
  quantity: string;
  /** Kopeks of one piece; anything where the server sent no number. */
  price: unknown;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What an order holds and the statuses it went through, the earliest first. */
export function shownStory(order: object): { items: ShownItem[]; steps: TimelineStep[] } {
  const { items, statusHistory } = fieldsOf(order);
  return {
    items: listOf(items).map((item, place) => {
      const { name, quantity, price } = fieldsOf(item);
      return {
        key: String(place),
        name: shownText(name) || 'Товар',
        quantity: shownText(quantity) || '—',
        price,
      };
    }),
    steps: listOf(statusHistory).map((change, place) => {
      const { status, changedDateTime } = fieldsOf(change);
      const { label, meaning } = orderStatus(status);
      return { key: String(place), title: label, text: meaning, time: changedDateTime };
    }),
  };
}
