import type { ReactNode } from 'react';
import { downloadPaths } from '../../../api/endpoints/file';
import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { debtorOfferStatuses } from '../../../domain/statuses/debtorStatuses';
import { statusOf } from '../../../domain/statuses/status';
import { useAppDispatch } from '../../../session/appStore';
import { DownloadButton } from '../../../blocks/action/DownloadButton';
import { CardSentence, OfferCard, StoredLogo, SumBadges } from '../../../products/offers/OfferCard';
import type { OfferPlace } from '../../../products/offers/OfferCards';
import { Button } from '../../../ui/button/Button';
import { DateRow, MoneyRow } from '../../../blocks/dataRows/DataRows';
import { StartRow, TermRow } from '../../../blocks/term/TermLine';
import { DataRow } from '../../../ui/value/DataList';
import { Money } from '../../../ui/value/Money';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { modalKind } from '../../../shell/modal/modalKind';
import type { PolicyholderDialogProps } from '../request/PolicyholderDialog';
import { billDeadline, INSURANCE_PERIOD, insurerName, repeatApplicationText } from './offerTerms';

const policyholderDialog = modalKind<PolicyholderDialogProps>({
  id: 'debtors/policyholder',
  lazy: () => import('../request/PolicyholderDialog'),
});

interface OfferProps {
  offer: DebtorOffer;
}

interface DebtorOfferCardProps extends OfferProps, OfferPlace {}

/** Content of a card that depends on the status of the offer. */
interface CardParts {
  subtitle?: ReactNode;
  badge?: ReactNode;
  note?: ReactNode;
  footer?: ReactNode;
  rows?: ReactNode;
  term?: ReactNode;
}

/**
 * Card of an offer: insurer, sum and premium without fractions, and the content for its status. D4: the status chooses
 * the card. The card stays mounted when the status changes, so that a screen reader keeps its position.
 */
export function DebtorOfferCard({ offer, isNew, rank }: DebtorOfferCardProps) {
  if (offer.status === 'EXPIRED') return null;
  const insurer = insurerName(offer);
  const { badge, rows, ...parts } = partsOf(offer);
  return (
    <OfferCard
      {...parts}
      rank={rank}
      title={insurer}
      logo={<StoredLogo name={insurer} fileId={offer.insurer?.logo?.id} />}
      badge={<SumBadges isNew={isNew}>{badge}</SumBadges>}
      sum={{
        label: 'Страховая сумма',
        value: <Money kopeks={offer.insuranceLimit} fraction={false} />,
      }}
      rows={
        <>
          <MoneyRow label="Страховая премия" kopeks={offer.insurancePrice} fraction={false} />
          {rows}
        </>
      }
    />
  );
}

function partsOf(offer: DebtorOffer): CardParts {
  switch (offer.status) {
    case 'NEW':
      return {
        rows: <DataRow label="Период страхования">{INSURANCE_PERIOD}</DataRow>,
        footer: <ApplyButton offer={offer} />,
      };
    case 'ACTIVE':
      return activeParts(offer);
    case 'DENIED':
      return {
        badge: <OfferBadge offer={offer} />,
        note: <CardSentence isRefusal>{repeatApplicationText(offer.offerFinishDate)}</CardSentence>,
        rows: <DateRow label="Дата заявки" value={offer.offerRequest?.createdDateTime} />,
      };
    case 'REQUESTED':
    case 'SCORING':
      return {
        badge: <OfferBadge offer={offer} />,
        note: <CardSentence>Время рассмотрения заявки занимает несколько минут</CardSentence>,
        rows: <RequestDate offer={offer} />,
      };
    case 'APPROVED':
      // The application is approved, but there is no agreement yet.
      return {
        badge: <OfferBadge offer={offer} />,
        note: <CardSentence>Договор страхования появится здесь, когда будет готов</CardSentence>,
        rows: <RequestDate offer={offer} />,
      };
    case 'EXPIRED':
      return {};
    case undefined:
    default:
      // A status that is unknown to this version of the cabinet.
      return {
        badge: <OfferBadge offer={offer} />,
        rows: offer.offerRequest && <RequestDate offer={offer} />,
      };
  }
}

function ApplyButton({ offer }: OfferProps) {
  const dispatch = useAppDispatch();
  const apply = () => void dispatch(policyholderDialog.open({ offerId: offer.id }));
  return (
    <Button data-analytics="button:apply" onClick={apply}>
      Подать заявку
    </Button>
  );
}

function activeParts(offer: DebtorOffer): CardParts {
  const { agreement, createdDateTime, clientCompany } = offer;
  return {
    badge: <OfferBadge offer={offer} />,
    subtitle: (
      <>
        Договор страхования <strong>{agreement?.agreementNumber ?? '—'}</strong>
      </>
    ),
    footer: agreement?.agreementId && (
      <DownloadButton
        path={downloadPaths.downloadDebtorAgreement({ agreementId: agreement.agreementId })}
        progress="Скачиваем договор"
        variant="text"
        size="sm"
      >
        Скачать договор
      </DownloadButton>
    ),
    rows: (
      <>
        <DateRow label="Дата создания" value={createdDateTime} />
        <DateRow label="Дата начала страхования" value={agreement?.startedDate} />
        <DateRow label="Дата окончания страхования" value={agreement?.finishedDate} />
        <DataRow label="Компания">{clientCompany?.name ?? '—'}</DataRow>
      </>
    ),
    // After the payment there is no deadline, because a paid agreement has no bill.
    term: (
      <TermRow
        label="Ожидает оплаты до"
        start={createdDateTime}
        due={agreement?.bill?.billEndDate}
        left={billDeadline(agreement?.bill?.billEndDate)}
      />
    ),
  };
}

function OfferBadge({ offer }: OfferProps) {
  const { tone, label } = statusOf(debtorOfferStatuses, offer.status);
  return <StatusBadge tone={tone} label={label} />;
}

function RequestDate({ offer }: OfferProps) {
  return <StartRow label="Дата заявки" start={offer.offerRequest?.createdDateTime} />;
}
