import './MonthlyOrders.css';
import type { Claim } from '../../../../api/endpoints/sender';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { Card } from '../../../../ui/card/Card';
import { Money } from '../../../../ui/value/Money';

/** The orders of a monthly claim with what is claimed for each. */
export function MonthlyOrders({ claim }: { claim: Claim }) {
  const { orders } = fieldsOf(claim);
  const list: readonly unknown[] = Array.isArray(orders) ? orders : [];
  return (
    <Card title="Заказы" subtitle={`Всего: ${list.length}`} headingLevel={2}>
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
              Логистические расходы
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((order, place) => {
            const { orderNumber, amount } = fieldsOf(order);
            return (
              <tr key={String(place)}>
                <th scope="row" className="monthly-orders__cell">
                  {shownText(orderNumber) || '—'}
                </th>
                <td className="monthly-orders__cell monthly-orders__cell--sum">
                  {typeof amount === 'number' ? <Money kopeks={amount} /> : '—'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
