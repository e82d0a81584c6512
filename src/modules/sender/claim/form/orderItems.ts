import type { Order } from '../../../../api/endpoints/sender';
import { eachOnce } from '../../../../lib/eachOnce';

/** An item of an order, as far as a claim needs it. */
export interface ItemOfOrder {
  id: string;
  name: string;
  /** Pieces. */
  quantity: number;
  /** Of one piece, in kopeks. */
  price: number;
}

/** An item in the form of a claim. */
export interface ClaimItemValues {
  /** Id of the order's item. */
  id: string;
  /** How many of them, as typed. */
  quantity?: string | undefined;
}

/** The items of an order, each once; a number that the server does not tell is 0. */
export function orderItems({ items }: Pick<Order, 'items'>): ItemOfOrder[] {
  const known = items.map(({ id, name, quantity = 0, price = 0 }) => ({
    id,
    name: name || 'Товар',
    quantity: Math.max(quantity, 0),
    price: Math.max(price, 0),
  }));
  return eachOnce(known);
}

/** A whole number of pieces that was typed; undefined for anything else. */
export function piecesOf(typed: string | undefined): number | undefined {
  const digits = typed?.trim() ?? '';
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** The mistake in a typed number of pieces, of which `available` were ordered; empty is no mistake. */
export function piecesError(typed: unknown, available: number): string | undefined {
  if (typeof typed !== 'string' || typed === '') return undefined;
  const pieces = piecesOf(typed);
  if (pieces === undefined) return 'Введите целое число';
  return pieces > available ? `В заказе ${available}\u00A0шт.` : undefined;
}

/** What the chosen pieces cost together, in kopeks; wrong numbers count nothing. */
export function chosenSum(items: readonly ClaimItemValues[], order: Order): number {
  const typed = new Map(items.map(({ id, quantity }) => [id, piecesOf(quantity) ?? 0]));
  return orderItems(order).reduce(
    (sum, { id, price, quantity }) => sum + Math.min(typed.get(id) ?? 0, quantity) * price,
    0,
  );
}
