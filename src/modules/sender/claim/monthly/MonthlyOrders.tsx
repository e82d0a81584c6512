import { Link } from 'react-router-dom';
import type { Claim } from '../../../../api/endpoints/sender';
import { useAction } from '../../../../blocks/action/useAction';
import { claimedOrders, returnReasonName } from '../../../../domain/claims';
import { orderRowPath, routeText } from '../../orders/claimPaths';
import { dateText } from '../../../../lib/dates';
import { useAppDispatch } from '../../../../session/appStore';
import { classNames } from '../../../../ui/classNames';
import { Checkbox } from '../../../../ui/input/Checkbox';
import { Money } from '../../../../ui/value/Money';
import { modalKind } from '../../../../shell/modal/modalKind';
import type { ExcludeDialogProps } from './ExcludeDialog';
import { excludeOrder } from './exclusions';

/** Dialog that asks for a reason and excludes an order from a monthly draft. */
const excludeDialog = modalKind<ExcludeDialogProps>({
  id: 'sender/exclude-order',
  lazy: () => import('./ExcludeDialog'),
});

type MonthlyOrder = Claim['orders'][number];

/** The orders of a monthly claim: reason and date of the return, and sum. In a draft each order has a checkbox. */
export function MonthlyOrders({ claim }: { claim: Claim }) {
  const { id, orders, status } = claim;
  return (
    <section className="monthly-claim__part grid gap-3 divided" aria-labelledby="monthly-orders">
      <h2 id="monthly-orders" className="monthly-claim__title text-sm font-semibold">
        Заказы, {claimedOrders(claim).length} из {orders.length}
      </h2>
      <OrderRows claimId={id} orders={orders} isDraft={status?.name === 'DRAFT'} />
    </section>
  );
}

interface OrderRowsProps {
  claimId: string;
  orders: readonly MonthlyOrder[];
  /** True while orders can be excluded. */
  isDraft: boolean;
}

function OrderRows({ claimId, orders, isDraft }: OrderRowsProps) {
  const dispatch = useAppDispatch();
  // Allows only one change at a time, because each sends the list of all excluded orders.
  const inclusion = useAction({
    call: async ({ orderId }: { orderId: string; number: string }) => {
      await dispatch(excludeOrder(claimId, orderId, undefined));
    },
    success: ({ number }) => `Заказ ${number} снова включён в заявление`,
  });
  // The index is the key, because two rows may refer to the same order.
  const rows = orders.map((order, place) => ({ ...order, key: String(place) }));
  return (
    <ul className="monthly-orders" aria-label="Заказы заявления">
      {rows.map((order) => {
        const { key, orderId, orderNumber: number = '—', amount, exclusionReason } = order;
        return (
          <li
            key={key}
            className={classNames(
              'monthly-orders__order flex items-center gap-3 border-t min-h-48px',
              exclusionReason && 'monthly-orders__order--out',
            )}
          >
            {isDraft && orderId !== undefined && (
              <span className="monthly-orders__tick print-hidden">
                <Checkbox
                  aria-label={`Включить в заявление: ${number}`}
                  checked={!exclusionReason}
                  disabled={inclusion.subject?.orderId === orderId}
                  onChange={() => {
                    if (exclusionReason) inclusion.run({ orderId, number });
                    else
                      void dispatch(excludeDialog.open({ claimId, orderId, orderNumber: number }));
                  }}
                />
              </span>
            )}
            <span className="monthly-orders__number flex-none font-medium wrap-anywhere">
              {orderId === undefined ? (
                number
              ) : (
                <Link to={orderRowPath({ id: orderId, number })}>{number}</Link>
              )}
            </span>
            <span className="monthly-orders__detail flex-1 min-w-0 text-muted text-13 wrap-anywhere">
              {detailText(order)}
              {exclusionReason && <span className="block">Не включён: {exclusionReason}</span>}
            </span>
            <span className="monthly-orders__sum ms-auto font-medium">
              {exclusionReason ? <s>{sumOf(amount)}</s> : sumOf(amount)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const sumOf = (amount: number | undefined) =>
  amount === undefined ? '—' : <Money kopeks={amount} />;

/** Returns «Возврат, 14.10.2026, Москва – Казань»; empty if the server sends no details. */
function detailText({ returnReason, returnedDate, ...route }: MonthlyOrder) {
  const parts = [
    returnReasonName(returnReason ?? ''),
    returnedDate === undefined ? '' : dateText(returnedDate),
    routeText(route),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
