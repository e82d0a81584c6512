import './FinanceOfferCard.css';
import type { ReactNode } from 'react';
import { downloadPaths } from '../../../api/files/download';
import type { FinanceOffer } from '../../../api/endpoints/financeOffer';
import {
  financeAgreementStatuses,
  financeOfferStatuses,
  financeRequestStatuses,
} from '../../../domain/statuses/financeStatuses';
import { statusOf, type Statuses } from '../../../domain/statuses/status';
import { paths, pathWithId } from '../../../domain/paths';
import { fieldsOf } from '../../../lib/fieldsOf';
import { formatPercent } from '../percent';
import { shownText } from '../../../lib/shownText';
import { DownloadButton } from '../../../blocks/action/DownloadButton';
import { StoredLogo } from '../../../products/offers/StoredLogo';
import { SumBadges } from '../../../products/offers/SumBadges';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { DateText } from '../../../ui/value/DateText';
import { Money } from '../../../ui/value/Money';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { ApplyButton } from './ApplyButton';
import { bankOf, isOpen, offerCard, type AgreementCard, type RequestCard } from './offerCard';
import { RequestNote } from './RequestNote';

interface OfferProps {
  offer: FinanceOffer;
}

interface FinanceOfferCardProps extends OfferProps {
  /** A decision has arrived that nobody has looked at yet. */
  isNew?: boolean;
}

/** What the kind of a card makes of it. */
interface CardParts {
  subtitle?: ReactNode;
  /** Kopeks. */
  limit: unknown;
  badge?: ReactNode;
  note?: ReactNode;
  footer?: ReactNode;
  rows: ReactNode;
}

/**
 * One card per offer: bank, limit without fractions, and what request and agreement bring (rule B4).
 * It stays the same card when its request moves on, so that a screen reader keeps its place in it.
 */
export function FinanceOfferCard({ offer, isNew = false }: FinanceOfferCardProps) {
  const { name, logoId } = bankOf(offer);
  const { subtitle, limit, badge, note, footer, rows } = partsOf(offer);
  return (
    <Card
      title={name}
      subtitle={subtitle}
      logo={<StoredLogo name={name} fileId={logoId} />}
      sum={{
        label: 'Лимит финансирования',
        value: <Money kopeks={limit} fraction={false} />,
        badge: <SumBadges isNew={isNew}>{badge}</SumBadges>,
      }}
      note={note}
      footer={footer}
    >
      <DataList>{rows}</DataList>
    </Card>
  );
}

function partsOf(offer: FinanceOffer): CardParts {
  const card = offerCard(offer);
  switch (card.kind) {
    case 'offer':
      return offerParts(offer, card);
    case 'request':
      return requestParts(offer, card);
    case 'agreement':
      return agreementParts(offer, card);
  }
}

function offerParts(offer: FinanceOffer, { requestId }: { requestId?: string }): CardParts {
  const { financingLimit, endDate, interestRate } = fieldsOf(offer.financingLimit);
  const withoutRequest = isOpen(offer) && <ApplyButton offerId={offer.id} />;
  return {
    limit: financingLimit,
    badge: requestId === undefined && <OfferBadge offer={offer} />,
    rows: (
      <>
        <Rate percent={interestRate} />
        <DataRow label="Предварительное предложение действует до">
          <DateText value={endDate} />
        </DataRow>
      </>
    ),
    note: (
      <p className="finance-offer__note">После заключения договора, ставка может измениться.</p>
    ),
    footer: requestId === undefined ? withoutRequest : <ContinueLink requestId={requestId} />,
  };
}

function requestParts({ request, financingLimit }: FinanceOffer, card: RequestCard): CardParts {
  const { requestId, status, description, isRefused } = card;
  const limits = fieldsOf(financingLimit);
  return {
    // The limit that was asked for, where the request names one.
    limit:
      fieldsOf(fieldsOf(request)['financingLimit'])['financingLimit'] ?? limits['financingLimit'],
    badge: <Badge statuses={financeRequestStatuses} name={status} said={description} />,
    rows: (
      <>
        <DataRow label="Дата заявки">
          <DateText value={fieldsOf(request)['createdDateTime']} />
        </DataRow>
        <Rate percent={limits['interestRate']} />
      </>
    ),
    note: <RequestNote status={isRefused ? 'CANCEL' : status} />,
    footer: requestId !== '' && (
      <LinkButton to={pathWithId(paths.financeRequest, requestId)} variant="outlined">
        Открыть заявку
      </LinkButton>
    ),
  };
}

function agreementParts({ recipient }: FinanceOffer, { agreement }: AgreementCard): CardParts {
  const number = shownText(agreement['number']);
  const agreementId = shownText(agreement['id']);
  return {
    subtitle: `Договор финансирования № ${number}`,
    limit: agreement['financingLimit'],
    badge: (
      <Badge
        statuses={financeAgreementStatuses}
        name={agreement['valid'] === true ? 'VALID' : 'INVALID'}
      />
    ),
    rows: (
      <>
        <Rate percent={agreement['interestRate']} />
        <DataRow label="Дата создания">
          <DateText value={agreement['createdDateTime']} />
        </DataRow>
        <DataRow label="Действителен до">
          <DateText value={agreement['finishedDate']} />
        </DataRow>
        <DataRow label="Компания">{shownText(fieldsOf(recipient)['fullName']) || '—'}</DataRow>
      </>
    ),
    footer: agreementId !== '' && (
      <DownloadButton
        path={downloadPaths.downloadFinanceAgreement({ agreementId })}
        progress="Скачиваем договор"
      >
        Скачать договор
      </DownloadButton>
    ),
  };
}

function ContinueLink({ requestId }: { requestId: string }) {
  if (requestId === '') return null;
  return (
    <LinkButton to={pathWithId(paths.financeRequest, requestId)}>
      Продолжить заполнять заявку
    </LinkButton>
  );
}

function Rate({ percent }: { percent: unknown }) {
  return <DataRow label="Годовая ставка">{formatPercent(percent)}</DataRow>;
}

/** An offer that can be applied for needs no badge: its button says so. */
function OfferBadge({ offer }: OfferProps) {
  const { name, description } = fieldsOf(offer.status);
  if (name === 'NEW' || shownText(name) === '') return null;
  return (
    <Badge statuses={financeOfferStatuses} name={shownText(name)} said={shownText(description)} />
  );
}

function Badge(status: { statuses: Statuses; name: string; said?: string }) {
  const { tone, label } = statusOf(status.statuses, status.name, status.said);
  return <StatusBadge tone={tone} label={label} />;
}
