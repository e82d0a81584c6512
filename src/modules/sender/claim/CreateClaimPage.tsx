import './CreateClaimPage.css';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Claim } from '../../../api/endpoints/sender';
import { isOpenClaim, noClaimReason } from '../../../domain/claims';
import { pageTitles } from '../../../domain/pageTitles';
import { paths, pathWithId } from '../../../domain/paths';
import { fieldsOf } from '../../../lib/fieldsOf';
import { monthName } from '../../../lib/dayNames';
import { isIsoDay } from '../../../lib/isoDay';
import { shownText } from '../../../lib/shownText';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { Button } from '../../../ui/button/Button';
import { fileIcon } from '../../../ui/icon/drawings/fileIcon';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs';
import { EmptyState } from '../../../ui/state/EmptyState';
import { Note } from '../../../ui/state/Note';
import { ClaimEditor } from './editor/ClaimEditor';
import { MonthlyClaim } from './monthly/MonthlyClaim';
import { NotReady, ToOrders } from './NotReady';
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

/** What the customer does with a claim: looks at it, makes one anew, has just sent it. */
type Doing = 'looking' | 'anew' | 'sent';

function LoadedClaim({ id }: { id: string }) {
  const load = useClaimPage(id);
  const [doing, setDoing] = useState<Doing>('looking');
  if (load.state === 'claim') {
    const { claim } = load;
    const orderId = shownText(claim.orderId);
    // The claim of one order has its page by the order.
    if (orderId !== '') return <Navigate replace to={pathWithId(paths.createClaim, orderId)} />;
    return (
      <>
        <Head title={monthlyTitle(claim)} subtitle={claimSubtitle(claim)} />
        <WithoutStep />
        {doing === 'sent' && <SentNote />}
        <MonthlyClaim claim={claim} onSent={() => setDoing('sent')} />
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
  return drawOrderClaim(load, doing, setDoing);
}

/** No component: the heading of the page stays while what is below it comes. */
function drawOrderClaim(
  { order, claim, withdrawn }: Extract<ClaimLoad, { state: 'order' }>,
  doing: Doing,
  setDoing: (next: Doing) => void,
) {
  const renderHead = (status: ReactNode) => (
    <Head subtitle={orderSubtitle(order, claim)} status={status} />
  );
  const bar = noClaimReason(shownText(fieldsOf(order.status)['code']));
  const isInsured = fieldsOf(order)['insured'] === true;
  if (claim !== undefined && (doing === 'sent' || !isOpenClaim(statusName(claim)))) {
    return (
      <>
        {renderHead(null)}
        <WithoutStep />
        {doing === 'sent' && <SentNote />}
        <ClaimView claim={claim} />
      </>
    );
  }
  if (claim === undefined && withdrawn !== undefined && doing !== 'anew') {
    const again = <Button onClick={() => setDoing('anew')}>Подать заново</Button>;
    return (
      <>
        <Head subtitle={orderSubtitle(order, withdrawn)} />
        <WithoutStep />
        <ClaimView claim={withdrawn} {...(isInsured && !bar && { action: again })} />
      </>
    );
  }
  if (!isInsured) {
    return (
      <>
        {renderHead(null)}
        <EmptyState icon={fileIcon} title="Заказ не застрахован" action={<ToOrders />}>
          Заявление о страховом событии подают только по застрахованному заказу.
        </EmptyState>
      </>
    );
  }
  if (claim === undefined && bar) {
    return (
      <>
        {renderHead(null)}
        <EmptyState icon={fileIcon} title={bar.title} action={<ToOrders />}>
          {bar.text}
        </EmptyState>
      </>
    );
  }
  return (
    <ClaimEditor
      subject={{ order, claim, withdrawn }}
      renderHead={renderHead}
      onSent={() => setDoing('sent')}
    />
  );
}

const statusName = (claim: Claim) => shownText(fieldsOf(claim.status)['name']);

/** A claim that is only looked at has no steps: one that the address still names is taken out of it. */
function WithoutStep() {
  const { search } = useLocation();
  return new URLSearchParams(search).has('step') ? <Navigate replace to={{ search: '' }} /> : null;
}

function orderSubtitle(order: object, claim: Claim | undefined): string {
  const number = shownText(fieldsOf(order)['orderNumber']);
  return [`Заказ ${number}`, claim && claimSubtitle(claim)].filter(Boolean).join(' · ');
}

/** «Возмещение за октябрь 2026». */
function monthlyTitle({ period }: Claim): string | undefined {
  const { startDate } = fieldsOf(period);
  if (!isIsoDay(startDate)) return undefined;
  return `Возмещение за ${monthName(startDate)} ${startDate.slice(0, 4)}`;
}

function claimSubtitle(claim: Claim): string {
  return `Заявление ${shownText(claim.number)}`;
}

interface HeadProps {
  title?: string | undefined;
  subtitle?: string | undefined;
  status?: ReactNode;
}

function Head({ title = pageTitles.createClaim, subtitle, status }: HeadProps) {
  return (
    <>
      <Breadcrumbs
        steps={[
          { label: pageTitles.orderRegister, to: paths.orderRegister },
          { label: 'Заявление' },
        ]}
      />
      <PageHeader title={title} subtitle={subtitle} actions={status} />
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
