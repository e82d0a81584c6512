import './CreateClaimPage.css';
import { useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ABSENT_TITLE, isAbsentCall } from '../../../api/absentCall';
import type { Claim } from '../../../api/endpoints/sender';
import { isOpenClaim } from '../../../domain/claims';
import { pageTitles } from '../../../domain/pageTitles';
import { paths, pathWithId } from '../../../domain/paths';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';
import { ConfirmedOnly } from '../../../shell/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { LinkButton } from '../../../ui/button/LinkButton';
import { fileIcon } from '../../../ui/icon/drawings/fileIcon';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Note } from '../../../ui/state/Note';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { ClaimEditor } from './editor/ClaimEditor';
import { MonthlyClaim } from './monthly/MonthlyClaim';
import { useClaimPage, type ClaimLoad } from './useClaimPage';
import { ClaimView } from './view/ClaimView';

/** /sender/create-claim/:id: the claim for an order, and the draft of a month by its own id. */
export default function CreateClaimPage() {
  const { id = '' } = useParams();
  return (
    <ConfirmedOnly>
      <LoadedClaim key={id} id={id} />
    </ConfirmedOnly>
  );
}

function LoadedClaim({ id }: { id: string }) {
  const load = useClaimPage(id);
  const [isSent, setSent] = useState(false);
  if (load.state === 'claim') {
    const { claim } = load;
    const orderId = shownText(claim.orderId);
    // The claim of one order has its page by the order.
    if (orderId !== '') return <Navigate replace to={pathWithId(paths.createClaim, orderId)} />;
    return (
      <>
        <Head subtitle={claimSubtitle(claim)} />
        {isSent && <SentNote />}
        <MonthlyClaim claim={claim} onSent={() => setSent(true)} />
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
  const { order, claim, withdrawn } = load;
  const renderHead = (status: ReactNode) => (
    <Head subtitle={orderSubtitle(order, claim)} status={status} />
  );
  if (claim !== undefined && (isSent || !isOpenClaim(shownText(fieldsOf(claim.status)['name'])))) {
    return (
      <>
        {renderHead(null)}
        {isSent && <SentNote />}
        <ClaimView claim={claim} />
      </>
    );
  }
  if (fieldsOf(order)['insured'] !== true) {
    return (
      <>
        {renderHead(null)}
        <EmptyState icon={fileIcon} title="Заказ не застрахован" action={<ToOrders />}>
          Заявление о страховом событии подают только по застрахованному заказу.
        </EmptyState>
      </>
    );
  }
  return (
    <ClaimEditor
      order={order}
      claim={claim}
      withdrawn={withdrawn}
      renderHead={renderHead}
      onSent={() => setSent(true)}
    />
  );
}

function orderSubtitle(order: object, claim: Claim | undefined): string {
  const number = shownText(fieldsOf(order)['orderNumber']);
  return [`Заказ ${number}`, claim && claimSubtitle(claim)].filter(Boolean).join(' · ');
}

function claimSubtitle(claim: Claim): string {
  return `Заявление ${shownText(claim.number)}`;
}

function Head({ subtitle, status }: { subtitle?: string | undefined; status?: ReactNode }) {
  return (
    <>
      <Breadcrumbs
        steps={[
          { label: pageTitles.orderRegister, to: paths.orderRegister },
          { label: 'Заявление' },
        ]}
      />
      <PageHeader title={pageTitles.createClaim} subtitle={subtitle} actions={status} />
    </>
  );
}

/** The claim has just gone to the insurance company. */
function SentNote() {
  return (
    <Note
      tone="success"
      live
      className="create-claim__sent"
      title="Заявление отправлено"
      action={<ToOrders />}
    >
      О решении страховой компании вы узнаете на этой странице.
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

function NotReady({ load }: { load: NotReadyLoad }) {
  switch (load.state) {
    case 'loading':
      return <SkeletonCards count={2} label="Загружаем заказ" />;
    case 'waiting':
      return (
        <EmptyState icon={fileIcon} title="Ожидание подтверждения">
          Заявления станут доступны после того, как владелец кабинета подтвердит вас.
        </EmptyState>
      );
    case 'absent':
      return (
        <EmptyState icon={fileIcon} title="Такого заказа нет" action={<ToOrders />}>
          Возможно, ссылка устарела или заказ принадлежит другой организации.
        </EmptyState>
      );
    case 'hidden':
      return (
        <ErrorState
          title={`По заказу уже есть заявление ${shownText(fieldsOf(load.order.claim)['number'])}`}
          message="Загрузить его не удалось. Второе заявление по этому заказу подать нельзя."
          retrying={load.retrying}
          onRetry={load.retry}
        />
      );
    case 'failed':
      return (
        <ErrorState
          {...(isAbsentCall(load.error) && { title: ABSENT_TITLE })}
          message={load.error.message}
          retrying={load.retrying}
          onRetry={load.retry}
        />
      );
  }
}
