import './claimSteps.css';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { Note } from '../../../../ui/state/Note';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { useClaiming } from '../editor/claiming';
import { orderItems } from '../form/orderItems';
import { RequestedDocuments } from './RequestedDocuments';

/** The order that the claim is about, and what is known of claims for it. */
export function OrderStep() {
  const { order } = useClaiming();
  const { orderNumber, trackNumber, createdDateTime, status, fromCity, toCity, ...sums } =
    fieldsOf(order);
  return (
    <>
      <StepTitle />
      <div className="claim-step">
        <EarlierClaims />
        <DataList>
          <DataRow label="Номер заказа">{shownText(orderNumber) || '—'}</DataRow>
          <DataRow label="Номер накладной">{shownText(trackNumber) || '—'}</DataRow>
          <DataRow label="Создан">
            <DateText value={createdDateTime} />
          </DataRow>
          <DataRow label="Статус">{shownText(fieldsOf(status)['name']) || '—'}</DataRow>
          <DataRow label="Маршрут">
            {shownText(fromCity) || '—'} — {shownText(toCity) || '—'}
          </DataRow>
          <DataRow label="Товары">
            {orderItems(order).map(({ id, name, quantity }) => (
              <div key={id}>
                {name}, {quantity} шт.
              </div>
            ))}
          </DataRow>
          <DataRow label="Объявленная стоимость">
            <Money kopeks={sums['declaredValue']} />
          </DataRow>
          <DataRow label="Страховая сумма">
            <Money kopeks={sums['insuredSum']} />
          </DataRow>
        </DataList>
      </div>
    </>
  );
}

/** There is one claim for an order at a time. */
function EarlierClaims() {
  const { claim, withdrawn } = useClaiming();
  if (claim?.status.name === 'DRAFT') {
    return (
      <Note tone="warning" title={`По заказу уже есть черновик ${shownText(claim.number)}`}>
        Вы продолжаете его. Второе заявление по этому заказу подать нельзя.
      </Note>
    );
  }
  if (claim !== undefined) {
    return <RequestedDocuments claim={claim} />;
  }
  return withdrawn ? (
    <Note title={`Заявление ${shownText(withdrawn.number)} по этому заказу отозвано`}>
      Новое начинается с его сведений: проверьте их и отправьте.
    </Note>
  ) : null;
}
