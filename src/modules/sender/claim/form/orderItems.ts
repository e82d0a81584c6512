import { eachOnce } from '../../../../lib/eachOnce';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** An item of an order, as far as a claim needs it. */
export interface ItemOfOrder {
  id: string;
  name: string;
  /** Pieces. */
  quantity: number;
  /** Of one piece, in kopeks. */
  price: number;
}

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** The items of an order, each once, whatever the server has sent; what has no id can't be claimed. */
export function orderItems(order: object): ItemOfOrder[] {
  const { items } = fieldsOf(order);
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  const known = list.flatMap((item) => {
    const { id, name, quantity, price } = fieldsOf(item);
    if (typeof id !== 'string' || id === '') return [];
    return [
      { id, name: shownText(name) || 'Товар', quantity: count(quantity), price: count(price) },
    ];
  });
  return eachOnce(known);
}
