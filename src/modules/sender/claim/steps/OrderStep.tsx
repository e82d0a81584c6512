import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { Note } from '../../../../ui/state/Note';
import { DateRow, MoneyRow } from '../../../../blocks/dataRows/DataRows';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { useClaiming } from '../editor/claiming';
import { orderItems } from '../form/orderItems';
import { RequestedDocuments } from './DocumentsStep';

/** The step that shows the order of the claim, and its earlier claims. */
export function OrderStep() {
  const { order } = useClaiming();
  return (
    <>
      <StepTitle />
      <div className="grid gap-4 min-w-0">
        <EarlierClaims />
        <DataList>
          <DataRow label="Номер заказа">{order.orderNumber || '—'}</DataRow>
          <DataRow label="Номер накладной">{order.trackNumber || '—'}</DataRow>
          <DateRow label="Создан" value={order.createdDateTime} />
          <DataRow label="Статус">{order.status?.name || '—'}</DataRow>
          <DataRow label="Маршрут">
            {order.fromCity || '—'} — {order.toCity || '—'}
          </DataRow>
          <DataRow label="Товары">
            {orderItems(order).map(({ id, name, quantity }) => (
              <div key={id}>
                {name}, {quantity} шт.
              </div>
            ))}
          </DataRow>
          <MoneyRow label="Объявленная стоимость" kopeks={order.declaredValue} />
          <MoneyRow label="Страховая сумма" kopeks={order.insuredSum} />
        </DataList>
      </div>
    </>
  );
}

/** Shows a note about the order's existing or withdrawn claim. An order can have only one claim at a time. */
function EarlierClaims() {
  const { claim, withdrawn } = useClaiming();
  if (claim?.status?.name === 'DRAFT') {
    return (
      <Note tone="warning" title={`По заказу уже есть черновик ${claim.number ?? ''}`}>
        Вы продолжаете его. Второе заявление по этому заказу подать нельзя.
      </Note>
    );
  }
  if (claim !== undefined) {
    return <RequestedDocuments claim={claim} />;
  }
  return withdrawn ? (
    <Note title={`Заявление ${withdrawn.number ?? ''} по этому заказу отозвано`}>
      Новое начинается с его сведений: проверьте их и отправьте.
    </Note>
  ) : null;
}
