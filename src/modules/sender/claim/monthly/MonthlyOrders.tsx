import type { Claim } from '../../../../api/endpoints/sender';
import { Card } from '../../../../ui/card/Card';
import { Money } from '../../../../ui/value/Money';

/** The orders of a monthly claim with what is claimed for each. */
export function MonthlyOrders({ claim: { orders } }: { claim: Claim }) {
  // Two rows may name one order: their places tell them apart.
  const rows = orders.map((order, place) => ({ ...order, key: String(place) }));
  return (
    <Card title="Заказы" subtitle={`Всего: ${orders.length}`} headingLevel={2}>
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
          {rows.map(({ key, orderNumber, amount }) => (
            <tr key={key}>
              <th scope="row" className="monthly-orders__cell">
                {orderNumber || '—'}
              </th>
              <td className="monthly-orders__cell monthly-orders__cell--sum">
                {amount === undefined ? '—' : <Money kopeks={amount} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
