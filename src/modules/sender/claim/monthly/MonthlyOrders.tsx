import './MonthlyOrders.css';
import type { Claim } from '../../../../api/endpoints/sender';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { Card } from '../../../../ui/card/Card';
import { Money } from '../../../../ui/value/Money';

interface OrderRow {
  key: string;
  number: string;
  amount: unknown;
}

/** The orders of a claim, by their places: two of them may bear one id. */
function orderRows(claim: Claim): OrderRow[] {
  const { orders } = fieldsOf(claim);
  const list: readonly unknown[] = Array.isArray(orders) ? orders : [];
  return list.map((order, place) => {
    const { orderNumber, amount } = fieldsOf(order);
    return { key: String(place), number: shownText(orderNumber) || '—', amount };
  });
}

/** The orders of a monthly claim with what is claimed for each. */
export function MonthlyOrders({ claim }: { claim: Claim }) {
  const rows = orderRows(claim);
  return (
    <Card title="Заказы" subtitle={`Всего: ${rows.length}`} headingLevel={2}>
      <table className="monthly-orders">
        <thead>
          <tr>
            <th scope="col" className="monthly-orders__cell monthly-orders__cell--head">
              № заказа
            </th>
            <th
              scope="col"
              className="monthly-orders__cell monthly-orders__cell--head monthly-orders__cell--sum"
            >
              Расходы
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, number, amount }) => (
            <tr key={key}>
              <th scope="row" className="monthly-orders__cell">
                {number}
              </th>
              <td className="monthly-orders__cell monthly-orders__cell--sum">
                {typeof amount === 'number' ? <Money kopeks={amount} /> : '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
