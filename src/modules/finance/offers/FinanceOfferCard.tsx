import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadPaths } from '../../../api/endpoints/file';
import { financeOfferApi, type FinanceOffer } from '../../../api/endpoints/financeOffer';
import { financeRequestApi } from '../../../api/endpoints/financeRequest';
import {
  financeAgreementStatuses,
  financeOfferStatuses,
  financeRequestStatuses,
  requestMessage,
} from '../../../domain/statuses/financeStatuses';
import { statusOf, type Statuses } from '../../../domain/statuses/status';
import { paths, pathWithId } from '../../../domain/paths';
import { useAppDispatch } from '../../../session/appStore';
import { useAction } from '../../../blocks/action/useAction';
import { DownloadButton } from '../../../blocks/action/DownloadButton';
import { CardSentence, OfferCard, StoredLogo, SumBadges } from '../../../products/offers/OfferCard';
import type { OfferPlace } from '../../../products/offers/OfferCards';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Menu } from '../../../ui/overlay/Menu';
import { DateRow } from '../../../blocks/dataRows/DataRows';
import { StartRow, TermRow } from '../../../blocks/term/TermLine';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { Money } from '../../../ui/value/Money';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { formatPercent } from '../shownValues';
import { AgainButton } from '../request/again/AgainButton';
import { useDeleteDraft, type RequestDraft } from '../useDeleteDraft';
import {
  offerBank,
  draftName,
  isOpen,
  offerCard,
  promisedAnswer,
  type AgreementCard,
  type RequestCard,
} from './offerCard';

interface OfferProps {
  offer: FinanceOffer;
}

interface FinanceOfferCardProps extends OfferProps, OfferPlace {}

/** Content of a card that depends on the kind of the offer. */
interface CardParts {
  subtitle?: ReactNode;
  /** Limit of the offer or request, in kopeks. */
  limit: number | undefined;
  badge?: ReactNode;
  menu?: ReactNode;
  note?: ReactNode;
  footer?: ReactNode;
  rows: ReactNode;
  term?: ReactNode;
}

/**
 * Card of an offer: bank, limit without fractions, and the content for its request and agreement. B4: request
 * and agreement choose the card. The card stays mounted when the status changes, so that a screen reader keeps
 * its position.
 */
export function FinanceOfferCard({ offer, isNew, rank }: FinanceOfferCardProps) {
  const { name, logoId } = offerBank(offer);
  const { limit, badge, ...parts } = partsOf(offer);
  return (
    <OfferCard
      {...parts}
      rank={rank}
      title={name}
      logo={<StoredLogo name={name} fileId={logoId} />}
      badge={<SumBadges isNew={isNew}>{badge}</SumBadges>}
      sum={{
        label: 'Лимит финансирования',
        value: <Money kopeks={limit} fraction={false} />,
      }}
    />
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
  const { financingLimit, endDate, interestRate } = offer.financingLimit ?? {};
  const withoutRequest = isOpen(offer) && <ApplyButton offerId={offer.id} />;
  return {
    limit: financingLimit,
    badge: requestId === undefined && <OfferBadge offer={offer} />,
    rows: <Rate percent={interestRate} />,
    term: (
      <TermRow
        label="Предварительное предложение действует до"
        start={offer.createdDateTime}
        due={endDate}
      />
    ),
    note: <CardSentence>После заключения договора, ставка может измениться.</CardSentence>,
    ...(requestId === undefined
      ? { footer: withoutRequest }
      : draftParts({ id: requestId, name: draftName(offer) })),
  };
}

function requestParts(offer: FinanceOffer, card: RequestCard): CardParts {
  const { financingLimit: limits } = offer;
  const { request, status, description, isRefused } = card;
  return {
    // The requested limit, or the limit of the offer if the request has none.
    limit: request.financingLimit?.financingLimit ?? limits?.financingLimit,
    badge: <Badge statuses={financeRequestStatuses} name={status} description={description} />,
    rows: (
      <>
        {isRefused ? (
          <DateRow label="Дата заявки" value={request.createdDateTime} />
        ) : (
          <StartRow
            label="Дата заявки"
            start={request.createdDateTime}
            {...promisedAnswer(offer)}
          />
        )}
        {isRefused && <Rate percent={limits?.interestRate} />}
      </>
    ),
    note: <RequestNote status={isRefused ? 'CANCEL' : status} />,
    footer: (
      <>
        {!isRefused && (
          <DataList layout="line">
            <Rate percent={limits?.interestRate} />
          </DataList>
        )}
        <AgainButton offer={offer} />
        <LinkButton to={pathWithId(paths.financeRequest, request.id)} variant="text" size="sm">
          Открыть заявку
        </LinkButton>
      </>
    ),
  };
}

function agreementParts({ recipient }: FinanceOffer, { agreement }: AgreementCard): CardParts {
  return {
    subtitle: `Договор финансирования № ${agreement.number ?? ''}`,
    limit: agreement.financingLimit,
    badge: (
      <Badge
        statuses={financeAgreementStatuses}
        name={agreement.valid === true ? 'VALID' : 'INVALID'}
      />
    ),
    rows: (
      <>
        <Rate percent={agreement.interestRate} />
        <DateRow label="Дата создания" value={agreement.createdDateTime} />
        <DataRow label="Компания">{recipient?.fullName || '—'}</DataRow>
      </>
    ),
    term: (
      <TermRow
        label="Действителен до"
        start={agreement.createdDateTime}
        due={agreement.finishedDate}
        isDone={agreement.valid !== true}
      />
    ),
    footer: (
      <DownloadButton
        path={downloadPaths.downloadFinanceAgreement({ agreementId: agreement.id })}
        progress="Скачиваем договор"
        variant="text"
        size="sm"
      >
        Скачать договор
      </DownloadButton>
    ),
  };
}

/**
 * «Подать заявку»: creates the request and opens its form. B5: an offer makes one request. After a failure the offers
 * reload, because the request may exist: from another tab, or from a call whose response was lost.
 */
function ApplyButton({ offerId }: { offerId: string }) {
  const navigate = useNavigate();
  const [createRequest, { data }] = financeRequestApi.useCreateFinanceRequestMutation();
  const dispatch = useAppDispatch();
  // Invalidates tags instead of refetching: a page that was left meanwhile then makes no call.
  const askAgain = () => void dispatch(financeOfferApi.util.invalidateTags(['FinanceOffer']));
  const goTo = ({ id }: { id: string }) => void navigate(pathWithId(paths.financeRequest, id));
  const { run, busy } = useAction({
    call: async () => {
      const result = await createRequest({ offerId });
      if (result.data) goTo(result.data);
      return result;
    },
    success: () => 'Черновик заявки создан',
    onFailed: askAgain,
  });
  // The card stays until the form has loaded, so a second click must open the form, too. The second half of a double
  // click is ignored, because it could repeat a call that failed at once.
  const click = ({ detail }: MouseEvent) => {
    if (data) goTo(data);
    else if (detail < 2) run();
  };
  return (
    <Button data-analytics="button:apply" busy={busy} onClick={click}>
      Подать заявку
    </Button>
  );
}

/** Shows the message about a status; a status without a message has only its badge. */
function RequestNote({ status }: { status: string }) {
  const message = requestMessage(status);
  return (
    message && <CardSentence isRefusal={message.tone === 'danger'}>{message.text}</CardSentence>
  );
}

function draftParts(draft: RequestDraft): Pick<CardParts, 'menu' | 'footer'> {
  return {
    menu: <DraftMenu {...draft} />,
    footer: (
      <LinkButton
        to={pathWithId(paths.financeRequest, draft.id)}
        aria-label={`Продолжить заполнять заявку: ${draft.name}`}
      >
        Продолжить заполнять заявку
      </LinkButton>
    ),
  };
}

function DraftMenu(draft: RequestDraft) {
  const { run, busy } = useDeleteDraft();
  const remove = {
    id: 'delete',
    label: 'Удалить черновик',
    danger: true,
    disabled: busy,
    onSelect: () => run(draft),
  };
  return (
    <Menu
      label={`Действия с черновиком: ${draft.name}`}
      groups={[{ id: 'draft', actions: [remove] }]}
    >
      ⋯
    </Menu>
  );
}

function Rate({ percent }: { percent: number | undefined }) {
  return <DataRow label="Годовая ставка">{formatPercent(percent)}</DataRow>;
}

/** The badge of an offer; a new offer has a button instead. */
function OfferBadge({ offer }: OfferProps) {
  const { name, description = '' } = offer.status ?? {};
  if (!name || name === 'NEW') return null;
  return <Badge statuses={financeOfferStatuses} name={name} description={description} />;
}

function Badge(status: { statuses: Statuses; name: string; description?: string }) {
  const { tone, label } = statusOf(status.statuses, status.name, status.description);
  return <StatusBadge tone={tone} label={label} />;
}
