import { Link } from 'react-router-dom';
import { isOpenClaim } from '../../../../domain/claims';
import {
  RowDetails,
  RowFiles,
  RowHistory,
  RowSection,
} from '../../../../blocks/registry/RowDetails';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { Note } from '../../../../ui/state/Note';
import { KnownDateRow, KnownRow, KnownSumRow } from '../../../../blocks/dataRows/DataRows';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { Money } from '../../../../ui/value/Money';
import { claimFormPath, orderRowPath, routeText } from '../claimPaths';
import type { ShownClaim, ClaimedOrder } from './shownClaim';
import { FRESH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { shownOrder } from '../register/shownOrder';
import { countOf } from '../../../../lib/countOf';

export function ClaimPanel({ claim }: { claim: ShownClaim }) {
  const { orderId, reason, files, history, orders, objection } = claim;
  // A monthly claim has no order, so its form is addressed by the claim's id.
  const formId = claim.isMonthly ? claim.id : orderId;
  const action = nextStep(claim);
  return (
    <RowDetails
      {...(typeof claim.claimed === 'number' && { sum: claim.claimed })}
      status={claim.status}
      action={
        action !== undefined &&
        formId !== '' && <LinkButton to={claimFormPath(formId)}>{action}</LinkButton>
      }
    >
      {reason !== '' && (
        <Note
          tone={claim.statusName === 'REJECTED' ? 'danger' : 'warning'}
          title="Страховая компания"
        >
          {reason}
        </Note>
      )}
      {objection && (
        <RowSection title="Возражение">
          <DataList>
            <DataRow label="Статус">{objection.status.label}</DataRow>
            <DataRow label="Отправлено">
              <DateTimeText value={objection.sent} />
            </DataRow>
          </DataList>
          {objection.answer !== '' && <p>{objection.answer}</p>}
        </RowSection>
      )}
      <RowSection title="Заявление">
        <DataList>
          <KnownRow label="Событие" value={claim.type} />
          <KnownRow label="Период" value={claim.period} />
          <KnownDateRow label="Дата события" value={claim.eventDate} />
          <DataRow label="Создано">
            <DateTimeText value={claim.created} />
          </DataRow>
          <KnownDateRow label="Отправлено" value={claim.submitted} />
          <KnownSumRow label="Одобрено" kopeks={claim.approved} />
          <KnownSumRow label="Выплачено" kopeks={claim.paid} />
        </DataList>
        {claim.description !== '' && <p>{claim.description}</p>}
      </RowSection>
      {orderId !== '' && <ClaimOrder id={orderId} />}
      {orders.length > 0 && (
        <RowSection title="Заказы">
          <ClaimedOrders orders={orders} />
        </RowSection>
      )}
      <RowFiles files={files} />
      {history.length > 0 && <RowHistory label="История заявления" steps={history} />}
    </RowDetails>
  );
}

/** Returns the label of the next action on a claim; undefined if there is none. */
function nextStep({ statusName, isMonthly, objection }: ShownClaim): string | undefined {
  if (statusName === 'DRAFT') return isMonthly ? 'Проверить и отправить' : 'Продолжить заявление';
  if (isOpenClaim(statusName)) return 'Добавить документы';
  return statusName === 'REJECTED' && objection === null ? 'Подать возражение' : undefined;
}

/** The order of a claim, with a link. N10: omitted if it fails to load. */
function ClaimOrder({ id }: { id: string }) {
  const { currentData } = senderApi.useGetOrderQuery({ id }, FRESH);
  if (currentData === undefined) return null;
  const order = shownOrder(currentData);
  return (
    <RowSection title="Заказ">
      <DataList>
        <DataRow label="№ заказа">
          <Link to={orderRowPath(order)}>{order.number}</Link>
        </DataRow>
        <DataRow label="Маршрут">{routeText(order)}</DataRow>
        <DataRow label="Статус">{order.status.label}</DataRow>
      </DataList>
    </RowSection>
  );
}

/** Maximum number of listed orders; more are only counted. */
const MOST_ORDERS = 50;

/** Lists the orders of a monthly claim with their claimed costs. */
function ClaimedOrders({ orders }: { orders: readonly ClaimedOrder[] }) {
  const more = orders.length - MOST_ORDERS;
  return (
    <ul className="grid gap-1" aria-label="Заказы заявления">
      {orders.slice(0, MOST_ORDERS).map(({ key, number, amount, isExcluded }) => (
        <li key={key} className="flex flex-wrap justify-between gap-0-3">
          <span className="wrap-anywhere">{number}</span>
          {isExcluded ? 'не включён' : <Money kopeks={amount} />}
        </li>
      ))}
      {more > 0 && <li>и ещё {countOf(more, 'заказ', 'заказа', 'заказов')}</li>}
    </ul>
  );
}
