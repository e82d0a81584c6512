import { Link } from 'react-router-dom';
import { claimTypeName, noClaimReason } from '../../../../domain/claims';
import { paths } from '../../../../domain/paths';
import { RowActions, RowDetails, RowSection } from '../../../../blocks/registry/RowDetails';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { fileIcon } from '../../../../ui/icon/frameIcons';
import { Note } from '../../../../ui/state/Note';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import { KnownRow, MoneyRow } from '../../../../blocks/dataRows/DataRows';
import { TermLabel } from '../../../../blocks/dataRows/TermLabel';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { claimsOfOrder } from '../../claim/claimQueries';
import { claimFormPath, claimPath, routeText } from '../claimPaths';
import { moscowDay } from '../../../../lib/isoDay';
import { deadlineText } from './claimDeadline';
import { OrderStory } from './OrderStory';
import { isMoving, orderStatus } from './orderStatus';
import { useInsurance } from '../../../../products/serviceAccount/useInsurance';
import { FRESH } from '../../../../api/cache/freshness';
import { senderApi, type Claim, type Order } from '../../../../api/endpoints/sender';
import { shownPage, type Keyed } from '../../../../blocks/registry/registryAnswer';
import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../../domain/shownRow';

export function OrderPanel({ order }: { order: Order }) {
  const claims = useOrderClaims(order.id);
  const existing = order.claim ?? claims.blocking;
  const bar = order.insured ? noClaimReason(order.status?.code ?? '') : undefined;
  const deadline = existing ? undefined : deadlineText(order.claimDeadline ?? '', moscowDay());
  return (
    <RowDetails
      sum={order.declaredValue}
      status={orderStatus(order.status)}
      action={
        order.insured &&
        !bar &&
        !existing &&
        order.id !== '' && (
          <LinkButton to={claimFormPath(order.id)} icon={fileIcon}>
            Создать заявление
          </LinkButton>
        )
      }
    >
      {!order.insured && <NotInsured />}
      {bar && !existing && (
        <p>
          {bar.title}. {bar.text}
        </p>
      )}
      {order.insured && existing && <ExistingClaim claim={existing} orderId={order.id} />}
      {deadline?.isPressing && (
        <Note tone="warning">Срок подачи заявления по заказу: {deadline.text}.</Note>
      )}
      {deadline?.isPast && (
        <Note tone="warning">
          Срок подачи заявления по заказу прошёл. Страховая компания может отказать в выплате.
        </Note>
      )}
      {!order.insured && (
        <RowActions>
          <LinkButton to={paths.insuranceManagement} variant="outlined">
            Управление страхованием
          </LinkButton>
        </RowActions>
      )}
      <RowSection title="Заказ">
        <DataList>
          <KnownRow label="№ накладной" value={order.trackNumber ?? ''} />
          <DataRow label="Создан">
            <DateTimeText value={order.createdDateTime} />
          </DataRow>
          <KnownRow label="Маршрут" value={routeText(order)} />
          <DataRow label="Застрахован">{order.insured ? 'Да' : 'Нет'}</DataRow>
          {deadline && <DataRow label="Заявление до">{deadline.text}</DataRow>}
          {order.insured && (
            <>
              <MoneyRow label={<TermLabel term="Страховая сумма" />} kopeks={order.insuredSum} />
              <MoneyRow
                label={<TermLabel term="Страховая премия" label="Премия" />}
                kopeks={order.insurancePremium}
              />
            </>
          )}
          <MoneyRow label="Доставка" kopeks={order.deliveryCost} />
          {order.returnCost !== 0 && <MoneyRow label="Возврат" kopeks={order.returnCost} />}
        </DataList>
      </RowSection>
      <OrderStory id={order.id} moving={isMoving(order)} />
      <RowSection title="Заявления">
        {claims.isLoading ? (
          <SkeletonCard lines={2} />
        ) : (
          <OrderClaims claims={claims.all} orderId={order.id} />
        )}
      </RowSection>
    </RowDetails>
  );
}

/** Says that an uninsured order cannot have a claim, and whether later orders will be insured. */
function NotInsured() {
  const { state } = useInsurance().view;
  return (
    <p>
      Заказ не застрахован, заявление по нему создать нельзя.{' '}
      {state === 'off' && 'Чтобы новые заказы страховались, включите страхование.'}
      {state === 'on' && 'Страхование включено: застрахованы заказы, созданные после этого.'}
    </p>
  );
}

type OrderClaim = NonNullable<Order['claim']>;

/** The current claim of an order. It replaces the button, because an order has one claim at a time. */
function ExistingClaim({ claim, orderId }: { claim: OrderClaim; orderId: string }) {
  return (
    <Note
      tone="warning"
      title={`По заказу уже есть заявление № ${claim.number ?? ''}`}
      action={
        <LinkButton to={claimPath(claim, orderId)} variant="outlined" size="sm">
          {claim.status?.name === 'DRAFT' ? 'Продолжить заявление' : 'Открыть заявление'}
        </LinkButton>
      }
    >
      {shownStatus(claimStatuses, claim.status).label}. Второе по этому заказу создать нельзя.
    </Note>
  );
}

const NONE: readonly Keyed<Claim>[] = [];

/** Loads the claims of an order. N10: an empty list after a failure. */
function useOrderClaims(orderId: string) {
  const { currentData, isFetching } = senderApi.useFindClaimsQuery(claimsOfOrder(orderId), {
    skip: orderId === '',
    ...FRESH,
  });
  const all = currentData ? shownPage(currentData, (claim) => claim).content : NONE;
  return {
    all,
    /** The claim that rules out a new one. */
    blocking: all.find(({ id, status }) => id !== '' && status?.name !== 'WITHDRAWN'),
    isLoading: isFetching && currentData === undefined,
  };
}

/** The claims of an order, each with a link. */
function OrderClaims({ claims, orderId }: { claims: readonly Keyed<Claim>[]; orderId: string }) {
  if (claims.length === 0) return <p>Заявлений по заказу нет.</p>;
  return (
    <ul className="grid gap-3">
      {claims.map((claim) => (
        <li key={claim.key} className="grid gap-1">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <Link to={claimPath(claim, orderId)}>№ {claim.number}</Link>
            <ClaimBadge status={claim.status} />
          </span>
          <span className="text-sm text-muted wrap-anywhere">
            {claimTypeName(claim.type ?? '')}
            {typeof claim.claimedAmount === 'number' && (
              <>
                , заявлено <Money kopeks={claim.claimedAmount} />
              </>
            )}
            {typeof claim.paidAmount === 'number' && (
              <>
                , выплачено <Money kopeks={claim.paidAmount} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ClaimBadge({ status }: Pick<Claim, 'status'>) {
  const { tone, label } = shownStatus(claimStatuses, status);
  return <StatusBadge tone={tone} label={label} />;
}
