import { Link } from 'react-router-dom';
import { claimTypeName, isOpenClaim } from '../../../../domain/claims';
import { shownFiles, shownStatus } from '../../../../domain/shownRow';
import { claimStatuses, objectionStatuses } from '../../../../domain/statuses/orderStatuses';
import { periodText } from '../../../../lib/calendar/dayTexts';
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
import { FRESH } from '../../../../api/cache/freshness';
import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { orderStatus } from '../register/orderStatus';
import { countOf } from '../../../../lib/countOf';

export function ClaimPanel({ claim }: { claim: Claim }) {
  const { orderId, rejectReason, description, statusHistory, orders, objection } = claim;
  // A monthly claim has no order, so its form is addressed by the claim's id.
  const formId = claim.isGroupClaim === true ? claim.id : orderId;
  const action = nextStep(claim);
  return (
    <RowDetails
      {...(typeof claim.claimedAmount === 'number' && { sum: claim.claimedAmount })}
      status={shownStatus(claimStatuses, claim.status)}
      action={
        action !== undefined &&
        formId && <LinkButton to={claimFormPath(formId)}>{action}</LinkButton>
      }
    >
      {rejectReason && (
        <Note
          tone={claim.status?.name === 'REJECTED' ? 'danger' : 'warning'}
          title="Страховая компания"
        >
          {rejectReason}
        </Note>
      )}
      {objection && (
        <RowSection title="Возражение">
          <DataList>
            <DataRow label="Статус">
              {shownStatus(objectionStatuses, objection.status).label}
            </DataRow>
            <DataRow label="Отправлено">
              <DateTimeText value={objection.sentDateTime} />
            </DataRow>
          </DataList>
          {objection.answer && <p>{objection.answer}</p>}
        </RowSection>
      )}
      <RowSection title="Заявление">
        <DataList>
          <KnownRow label="Событие" value={claimTypeName(claim.type ?? '')} />
          <KnownRow label="Период" value={periodText(claim.period)} />
          <KnownDateRow label="Дата события" value={claim.eventDate} />
          <DataRow label="Создано">
            <DateTimeText value={claim.createdDateTime} />
          </DataRow>
          <KnownDateRow label="Отправлено" value={claim.submittedDate} />
          <KnownSumRow label="Одобрено" kopeks={claim.approvedAmount} />
          <KnownSumRow label="Выплачено" kopeks={claim.paidAmount} />
        </DataList>
        {description && <p>{description}</p>}
      </RowSection>
      {orderId && <ClaimOrder id={orderId} />}
      {orders.length > 0 && (
        <RowSection title="Заказы">
          <ClaimedOrders orders={orders} />
        </RowSection>
      )}
      <RowFiles files={shownFiles(claim.documents.flatMap(({ file }) => file ?? []))} />
      {statusHistory.length > 0 && (
        <RowHistory label="История заявления" steps={statusHistory.map(stepOf)} />
      )}
    </RowDetails>
  );
}

function stepOf({ status, changedDateTime }: Claim['statusHistory'][number], place: number) {
  const { label, meaning } = shownStatus(claimStatuses, status);
  return { key: String(place), title: label, text: meaning, time: changedDateTime };
}

/** Returns the label of the next action on a claim; undefined if there is none. */
function nextStep({ status, isGroupClaim, objection }: Claim): string | undefined {
  const name = status?.name ?? '';
  if (name === 'DRAFT') return isGroupClaim ? 'Проверить и отправить' : 'Продолжить заявление';
  if (isOpenClaim(name)) return 'Добавить документы';
  return name === 'REJECTED' && !objection ? 'Подать возражение' : undefined;
}

/** The order of a claim, with a link. N10: omitted if it fails to load. */
function ClaimOrder({ id }: { id: string }) {
  const { currentData } = senderApi.useGetOrderQuery({ id }, FRESH);
  if (currentData === undefined) return null;
  const { orderNumber: number, status } = currentData;
  return (
    <RowSection title="Заказ">
      <DataList>
        <DataRow label="№ заказа">
          <Link to={orderRowPath({ id, number })}>{number}</Link>
        </DataRow>
        <DataRow label="Маршрут">{routeText(currentData)}</DataRow>
        <DataRow label="Статус">{orderStatus(status).label}</DataRow>
      </DataList>
    </RowSection>
  );
}

/** Maximum number of listed orders; more are only counted. */
const MOST_ORDERS = 50;

/** Lists the orders of a monthly claim with their claimed costs. */
function ClaimedOrders({ orders }: Pick<Claim, 'orders'>) {
  const more = orders.length - MOST_ORDERS;
  // The index is the key, because two rows may refer to the same order.
  const rows = orders
    .slice(0, MOST_ORDERS)
    .map((order, place) => ({ ...order, key: String(place) }));
  return (
    <ul className="grid gap-1" aria-label="Заказы заявления">
      {rows.map(({ key, orderNumber, amount, exclusionReason }) => (
        <li key={key} className="flex flex-wrap justify-between gap-0-3">
          <span className="wrap-anywhere">{orderNumber}</span>
          {exclusionReason ? 'не включён' : <Money kopeks={amount} />}
        </li>
      ))}
      {more > 0 && <li>и ещё {countOf(more, 'заказ', 'заказа', 'заказов')}</li>}
    </ul>
  );
}
