import './claim.css';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { downloadPaths } from '../../../api/endpoints/file';
import type { Claim, Order } from '../../../api/endpoints/sender';
import { MISSING_CALL_TITLE, isMissingCall } from '../../../api/isMissingCall';
import { DownloadButton } from '../../../blocks/action/DownloadButton';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { noClaimReason } from '../../../domain/claims';
import { pageTitles } from '../../../domain/pageTitles';
import { paths, pathWithId } from '../../../domain/paths';
import { claimStatuses } from '../../../domain/statuses/orderStatuses';
import { statusOf } from '../../../domain/statuses/status';
import { monthName } from '../../../lib/calendar/dayNames';
import { isIsoDay } from '../../../lib/isoDay';
import { FormHead } from '../../../shell/page/FormHead';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Note } from '../../../ui/state/Note';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { isOpen } from './claimCalls';
import { ClaimEditor } from './editor/ClaimEditor';
import { MonthlyClaimForm } from './monthly/MonthlyClaimForm';
import { MonthlyOrders } from './monthly/MonthlyOrders';
import { useClaimPage, type ClaimLoad } from './useClaimPage';
import { ClaimView } from './view/ClaimView';

/** /sender/create-claim/:id: an order's claim, or a monthly draft by its own id. */
export default function CreateClaimPage() {
  const { id = '' } = useParams();
  return (
    <ConfirmedOnly head={<Head />}>
      <LoadedClaim key={id} id={id} />
    </ConfirmedOnly>
  );
}

/** State of the page: a claim is shown, a new one is filled in, or a claim was sent. */
type Stage = 'view' | 'new' | 'sent';

function LoadedClaim({ id }: { id: string }) {
  const load = useClaimPage(id);
  const [stage, setStage] = useState<Stage>('view');
  if (load.state === 'claim') {
    const { claim } = load;
    // A claim for one order has a canonical address with the order's id.
    if (claim.orderId) {
      return <Navigate replace to={pathWithId(paths.createClaim, claim.orderId)} />;
    }
    return (
      <>
        <Head
          title={monthlyTitle(claim)}
          subtitle={claimSubtitle(claim)}
          status={claim.act && <ActButton id={claim.act.id} />}
        />
        <WithoutStep />
        {stage === 'sent' && <SentNote claim={claim} />}
        {isOpen(claim) ? (
          <MonthlyClaimForm claim={claim} onSent={() => setStage('sent')} />
        ) : (
          <ClaimView claim={claim}>
            <div className="surface min-w-0">
              <MonthlyOrders claim={claim} />
            </div>
          </ClaimView>
        )}
      </>
    );
  }
  if (load.state !== 'order') {
    return (
      <>
        <Head />
        <NotReady load={load} />
      </>
    );
  }
  return drawOrderClaim(load, stage, setStage);
}

/** Downloads the act about the orders of a month. */
function ActButton({ id }: { id: string }) {
  return (
    <DownloadButton path={downloadPaths.downloadFile({ id })} progress="Скачиваем акт">
      Скачать акт
    </DownloadButton>
  );
}

const NOT_INSURED = {
  title: 'Заказ не застрахован',
  text: 'Заявление о страховом событии подают только по застрахованному заказу.',
};

/** A function, not a component, so that the heading stays mounted when the state changes. */
function drawOrderClaim(
  { order, claim, withdrawn }: Extract<ClaimLoad, { state: 'order' }>,
  stage: Stage,
  setStage: (next: Stage) => void,
) {
  const bar = noClaimReason(order.status?.code ?? '');
  const drawHead = (status?: ReactNode, shown = claim) => (
    <Head subtitle={orderSubtitle(order, shown)} status={status} />
  );
  const drawClaim = (shown: Claim, isSent: boolean, action?: ReactNode) => (
    <>
      {drawHead(null, shown)}
      <WithoutStep />
      {isSent && <SentNote claim={shown} />}
      <ClaimView claim={shown} action={action} />
    </>
  );
  const drawReason = ({ title, text }: { title: string; text: string }) => (
    <>
      {drawHead()}
      <EmptyState title={title} action={<ToOrders />}>
        {text}
      </EmptyState>
    </>
  );
  if (claim !== undefined && (stage === 'sent' || !isOpen(claim))) {
    return drawClaim(claim, stage === 'sent');
  }
  if (claim === undefined && withdrawn !== undefined && stage !== 'new') {
    const again = <Button onClick={() => setStage('new')}>Подать заново</Button>;
    return drawClaim(withdrawn, false, order.insured && !bar ? again : undefined);
  }
  if (!order.insured) return drawReason(NOT_INSURED);
  if (claim === undefined && bar) return drawReason(bar);
  return (
    <ClaimEditor
      subject={{ order, claim, withdrawn }}
      renderHead={drawHead}
      onSent={() => setStage('sent')}
    />
  );
}

/** Removes the step from the address, because a read-only claim has no steps. */
function WithoutStep() {
  const { search } = useLocation();
  return new URLSearchParams(search).has('step') ? <Navigate replace to={{ search: '' }} /> : null;
}

function orderSubtitle({ orderNumber = '' }: Order, claim: Claim | undefined): string {
  return [`Заказ ${orderNumber}`, claim && claimSubtitle(claim)].filter(Boolean).join(' · ');
}

/** Returns «Возмещение за октябрь 2026»; undefined if the period is not valid. */
function monthlyTitle({ period }: Claim): string | undefined {
  const startDate = period?.startDate;
  if (!isIsoDay(startDate)) return undefined;
  return `Возмещение за ${monthName(startDate)} ${startDate.slice(0, 4)}`;
}

function claimSubtitle({ number = '' }: Claim): string {
  return `Заявление ${number}`;
}

interface HeadProps {
  title?: string | undefined;
  subtitle?: string | undefined;
  status?: ReactNode;
}

function Head({ title = pageTitles.createClaim, subtitle, status }: HeadProps) {
  return (
    <FormHead
      parent={{ label: pageTitles.orderRegister, to: paths.orderRegister }}
      here="Заявление"
      title={title}
      subtitle={subtitle}
      actions={status}
    />
  );
}

/** Confirms the sending. The status may change while the page is open. */
function SentNote({ claim: { status } }: { claim: Claim }) {
  const isWaiting = ['SUBMITTED', 'UNDER_REVIEW', ''].includes(status?.name ?? '');
  const decision = statusOf(claimStatuses, status?.name, status?.description);
  return (
    <Note
      tone={isWaiting ? 'success' : decision.tone}
      live
      className="mb-5"
      title={isWaiting ? 'Заявление отправлено' : `Решение по заявлению: ${decision.label}`}
      action={<ToOrders />}
    >
      {isWaiting ? 'О решении страховой компании вы узнаете на этой странице.' : decision.meaning}
    </Note>
  );
}

function ToOrders() {
  return (
    <LinkButton to={paths.orderRegister} variant="outlined">
      К реестру заказов
    </LinkButton>
  );
}

type NotReadyLoad = Exclude<ClaimLoad, { state: 'order' | 'claim' }>;

/** Shown instead of a claim that is loading, failed to load, does not exist, or needs a confirmed user. */
export function NotReady({ load }: { load: NotReadyLoad }) {
  switch (load.state) {
    case 'loading':
      return <SkeletonCards count={2} label="Загружаем заказ" />;
    case 'waiting':
      return (
        <EmptyState title="Ожидание подтверждения" action={<ToOrders />}>
          Заявления станут доступны после того, как владелец кабинета подтвердит вас.
        </EmptyState>
      );
    case 'absent':
      return (
        <EmptyState drawing="lost" title="Такого заказа нет" action={<ToOrders />}>
          Возможно, ссылка устарела или заказ принадлежит другой организации.
        </EmptyState>
      );
    case 'claimFailed':
      return (
        <ErrorState
          title={`По заказу уже есть заявление ${load.order.claim?.number ?? ''}`}
          message="Загрузить его не удалось. Второе заявление по этому заказу подать нельзя."
          retrying={load.retrying}
          onRetry={load.retry}
        />
      );
    case 'failed':
      return (
        <ErrorState
          {...(isMissingCall(load.error) && { title: MISSING_CALL_TITLE })}
          message={load.error.message}
          retrying={load.retrying}
          onRetry={load.retry}
        />
      );
  }
}
