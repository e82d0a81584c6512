import './ClaimedOrders.css';
import { countOf } from '../../../../lib/countOf';
import { Money } from '../../../../ui/value/Money';
import type { ClaimedOrder } from './shownClaim';

/** So many orders are listed; the rest is counted. */
const MOST = 50;

/** The orders of a monthly claim, with the costs that are claimed for each. */
export function ClaimedOrders({ orders }: { orders: readonly ClaimedOrder[] }) {
  const more = orders.length - MOST;
  return (
    <ul className="claimed-orders" aria-label="Заказы заявления">
      {orders.slice(0, MOST).map(({ key, number, amount }) => (
        <li key={key} className="claimed-orders__order">
          <span className="claimed-orders__number">{number}</span>
          <Money kopeks={amount} />
        </li>
      ))}
      {more > 0 && <li>и ещё {countOf(more, 'заказ', 'заказа', 'заказов')}</li>}
    </ul>
  );
}
