import type { ReactNode } from 'react';
import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { DEBTORS_TITLE } from '../../../domain/products';
import { debtorOfferStatuses } from '../../../domain/statuses/debtorStatuses';
import { statusOf } from '../../../domain/statuses/status';
import { useSessionDispatch } from '../../../session/apiRoot';
import { StoredLogo } from '../../../shell/offers/StoredLogo';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { DateText } from '../../../ui/value/DateText';
import { Money } from '../../../ui/value/Money';
import { Note } from '../../../ui/state/Note';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { policyholderDialog } from '../request/policyholderDialog';
import { AgreementDownload } from './AgreementDownload';
import { repeatApplicationText } from './repeatApplication';
import { clockIcon } from '../../../ui/icon/drawings/clockIcon';

interface OfferProps {
  offer: DebtorOffer;
}

/** One card per offer, chosen by its status (specification, section 2, "Debtors screen"). */
export function DebtorOfferCard({ offer }: OfferProps) {
  switch (offer.status) {
    case 'NEW':
      return <NewOffer offer={offer} />;
    case 'ACTIVE':
      return <ActiveOffer offer={offer} />;
    case 'DENIED':
      return <DeniedOffer offer={offer} />;
    case 'REQUESTED':
    case 'SCORING':
      return <RequestedOffer offer={offer} />;
    case 'APPROVED':
      return <ApprovedOffer offer={offer} />;
    case 'EXPIRED':
      return null;
    default:
      return <UnknownOffer offer={offer} />;
  }
}

interface OfferCardProps extends OfferProps {
  badge?: ReactNode;
  note?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

/** What every card has: insurer, sum and premium without fractions. */
function OfferCard({ offer, badge, note, footer, children }: OfferCardProps) {
  const insurer = offer.insurer?.name ?? 'Страховая компания';
  return (
    <Card
      title={insurer}
      subtitle={DEBTORS_TITLE}
      logo={<StoredLogo name={insurer} fileId={offer.insurer?.logo?.id} />}
      sum={{
        label: 'Страховая сумма',
        value: <Money kopeks={offer.insuranceLimit} fraction={false} />,
        badge,
      }}
      note={note}
      footer={footer}
    >
      <DataList>
        <DataRow label="Страховая премия">
          <Money kopeks={offer.insurancePrice} fraction={false} />
        </DataRow>
        {children}
      </DataList>
    </Card>
  );
}

function NewOffer({ offer }: OfferProps) {
  const dispatch = useSessionDispatch();
  const apply = () => void dispatch(policyholderDialog.open({ offerId: offer.id }));
  return (
    <OfferCard offer={offer} footer={<Button onClick={apply}>Подать заявку</Button>}>
      <DataRow label="Период страхования">1 месяц</DataRow>
    </OfferCard>
  );
}

function ActiveOffer({ offer }: OfferProps) {
  const { agreement } = offer;
  return (
    <OfferCard
      offer={offer}
      badge={<OfferBadge offer={offer} />}
      footer={
        agreement?.agreementId ? (
          <AgreementDownload agreementId={agreement.agreementId} />
        ) : undefined
      }
    >
      <DataRow label="Договор страхования">{agreement?.agreementNumber ?? '-'}</DataRow>
      <DataRow label="Дата создания">
        <DateText value={offer.createdDateTime} />
      </DataRow>
      <DataRow label="Дата начала страхования">
        <DateText value={agreement?.startedDate} />
      </DataRow>
      <DataRow label="Дата окончания страхования">
        <DateText value={agreement?.finishedDate} />
      </DataRow>
      <DataRow label="Ожидает оплаты до">
        <DateText value={agreement?.bill?.billEndDate} />
      </DataRow>
      <DataRow label="Компания">{offer.clientCompany?.name ?? '-'}</DataRow>
    </OfferCard>
  );
}

function DeniedOffer({ offer }: OfferProps) {
  return (
    <OfferCard
      offer={offer}
      badge={<OfferBadge offer={offer} />}
      note={<Note tone="danger">{repeatApplicationText(offer.offerFinishDate)}</Note>}
    >
      <RequestDate offer={offer} />
    </OfferCard>
  );
}

function RequestedOffer({ offer }: OfferProps) {
  return (
    <OfferCard
      offer={offer}
      badge={<OfferBadge offer={offer} />}
      note={
        <Note tone="warning" icon={clockIcon}>
          Время рассмотрения заявки занимает несколько минут
        </Note>
      }
    >
      <RequestDate offer={offer} />
    </OfferCard>
  );
}

/** The specification leaves this card open: the decision is there, the agreement is not yet. */
function ApprovedOffer({ offer }: OfferProps) {
  return (
    <OfferCard
      offer={offer}
      badge={<OfferBadge offer={offer} />}
      note={
        <Note tone="success">
          Заявка одобрена. Договор страхования появится здесь, когда страховая компания его
          подготовит.
        </Note>
      }
    >
      <RequestDate offer={offer} />
    </OfferCard>
  );
}

/** A status that came after this version of the cabinet: the sums are shown, nothing is promised. */
function UnknownOffer({ offer }: OfferProps) {
  return (
    <OfferCard offer={offer} badge={<OfferBadge offer={offer} />}>
      {offer.offerRequest && <RequestDate offer={offer} />}
    </OfferCard>
  );
}

function OfferBadge({ offer }: OfferProps) {
  const { tone, label } = statusOf(debtorOfferStatuses, offer.status);
  return <StatusBadge tone={tone} label={label} />;
}

function RequestDate({ offer }: OfferProps) {
  return (
    <DataRow label="Дата заявки">
      <DateText value={offer.offerRequest?.createdDateTime} />
    </DataRow>
  );
}
