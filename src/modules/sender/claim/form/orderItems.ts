import type { Order } from '../../../../api/endpoints/sender';
import { eachOnce } from '../../../../lib/eachOnce';

/** The fields of an order's item that a claim needs. */
export interface ItemOfOrder {
  id: string;
  name: string;
  /** Number of pieces. */
  quantity: number;
  /** Value of one piece, in kopeks. */
  price: number;
}

export interface ClaimItemValues {
  /** Id of the order's item. */
  id: string;
  /** Typed number of pieces. */
  quantity?: string | undefined;
}

/** Returns the items of an order, without duplicates; a missing number is 0. */
export function orderItems({ items }: Pick<Order, 'items'>): ItemOfOrder[] {
  const known = items.map(({ id, name, quantity = 0, price = 0 }) => ({
    id,
    name: name || 'Товар',
    quantity: Math.max(quantity, 0),
    price: Math.max(price, 0),
  }));
  return eachOnce(known);
}

/** Reads a typed whole number of pieces; undefined for any other text. */
export function piecesOf(typed: string | undefined): number | undefined {
  const digits = typed?.trim() ?? '';
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/**
 * Returns the validation error of a typed number of pieces; the order has `available` pieces. An empty text is valid.
 */
export function piecesError(typed: unknown, available: number): string | undefined {
  if (typeof typed !== 'string' || typed === '') return undefined;
  const pieces = piecesOf(typed);
  if (pieces === undefined) return 'Введите целое число';
  return pieces > available ? `В заказе ${available}\u00A0шт.` : undefined;
}

/** Returns the total price of the chosen pieces, in kopeks; invalid numbers count as 0. */
export function chosenSum(items: readonly ClaimItemValues[], order: Order): number {
  const typed = new Map(items.map(({ id, quantity }) => [id, piecesOf(quantity) ?? 0]));
  return orderItems(order).reduce(
    (sum, { id, price, quantity }) => sum + Math.min(typed.get(id) ?? 0, quantity) * price,
    0,
  );
}
