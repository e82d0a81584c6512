import { Link } from 'react-router-dom';
import type { Claim } from '../../../../api/endpoints/sender';
import { downloadPaths } from '../../../../api/endpoints/file';
import { DownloadButton } from '../../../../blocks/action/DownloadButton';
import { useAction } from '../../../../blocks/action/useAction';
import { claimedOrders, returnReasonName } from '../../../../domain/claims';
import { orderRowPath, routeText } from '../../../../domain/orders';
import { countOf } from '../../../../lib/countOf';
import { dateText } from '../../../../lib/dates';
import { useAppDispatch } from '../../../../session/appStore';
import { Button } from '../../../../ui/button/Button';
import { Card } from '../../../../ui/card/Card';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { Money } from '../../../../ui/value/Money';
import { modalKind } from '../../../../shell/modal/modalKind';
import type { ExcludeDialogProps } from './ExcludeDialog';
import { excludeOrder } from './exclusions';

/** Asks why an order is not claimed, and leaves it out of the draft of a month. */
const excludeDialog = modalKind<ExcludeDialogProps>({
  id: 'sender/exclude-order',
  lazy: () => import('./ExcludeDialog'),
});

type MonthlyOrder = Claim['orders'][number];

/** The orders of a monthly claim: why and when each came back, what is claimed for it, and the act over them. */
export function MonthlyOrders({ claim }: { claim: Claim }) {
  const { id, orders, act, status } = claim;
  const left = orders.length - claimedOrders(claim).length;
  const total = countOf(orders.length, 'заказ', 'заказа', 'заказов');
  return (
    <Card
      title="Заказы"
      subtitle={left === 0 ? total : `${total}, не включено: ${left}`}
      headingLevel={2}
      {...(act && {
        footer: (
          <DownloadButton
            path={downloadPaths.downloadFile({ id: act.id })}
            progress="Скачиваем акт"
          >
            Скачать акт
          </DownloadButton>
        ),
      })}
    >
      <OrderRows claimId={id} orders={orders} isDraft={status?.name === 'DRAFT'} />
    </Card>
  );
}

interface OrderRowsProps {
  claimId: string;
  orders: readonly MonthlyOrder[];
  /** Orders can still be left out. */
  isDraft: boolean;
}

function OrderRows({ claimId, orders, isDraft }: OrderRowsProps) {
  const dispatch = useAppDispatch();
  // One at a time: each change names all orders that are left out.
  const inclusion = useAction({
    call: async ({ orderId }: { orderId: string; number: string }) => {
      await dispatch(excludeOrder(claimId, orderId, undefined));
    },
    success: ({ number }) => `Заказ ${number} снова включён в заявление`,
  });
  // Two rows may name one order: their places tell them apart.
  const rows = orders.map((order, place) => ({ ...order, key: String(place) }));
  return (
    <ul className="monthly-orders" aria-label="Заказы заявления">
      {rows.map((order) => {
        const { key, orderId, orderNumber: number = '—', amount, exclusionReason } = order;
        return (
          <li key={key} className="monthly-orders__order">
            <div className="monthly-orders__text">
              {orderId === undefined ? (
                <strong>{number}</strong>
              ) : (
                <Link to={orderRowPath({ id: orderId, number })}>{number}</Link>
              )}
              <span className="monthly-orders__detail">{detailText(order)}</span>
              {exclusionReason && <span>Не включён: {exclusionReason}</span>}
            </div>
            <span className="monthly-orders__sum">
              {exclusionReason ? <s>{sumOf(amount)}</s> : sumOf(amount)}
            </span>
            {isDraft && orderId !== undefined && (
              <Button
                variant="text"
                size="sm"
                className="monthly-orders__action"
                busy={inclusion.subject?.orderId === orderId}
                onClick={() => {
                  if (exclusionReason) inclusion.run({ orderId, number });
                  else void dispatch(excludeDialog.open({ claimId, orderId, orderNumber: number }));
                }}
              >
                {exclusionReason ? 'Вернуть' : 'Не включать'}
                <VisuallyHidden>: {number}</VisuallyHidden>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const sumOf = (amount: number | undefined) =>
  amount === undefined ? '—' : <Money kopeks={amount} />;

/** «Возврат · 14.10.2026 · Москва – Казань»; empty where the server tells nothing. */
function detailText({ returnReason, returnedDate, fromCity = '', toCity = '' }: MonthlyOrder) {
  const parts = [
    returnReasonName(returnReason ?? ''),
    returnedDate === undefined ? '' : dateText(returnedDate),
    routeText({ from: fromCity, to: toCity }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
