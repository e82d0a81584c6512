import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FRESH } from '../../../api/cache/freshness';
import { financeRequestApi } from '../../../api/endpoints/financeRequest';
import { isNotVerified, toApiError } from '../../../api/errors';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { FormHead } from '../../../shell/page/FormHead';
import { LinkButton } from '../../../ui/button/LinkButton';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Note } from '../../../ui/state/Note';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { RequestEditor } from './editor/RequestEditor';
import { requestSubtitle } from '../shownValues';
import { RequestReadOnly } from './summary/RequestSummary';

/** /offer/request/:id: the form of a request for financing. */
export default function FinanceRequestPage() {
  const { id = '' } = useParams();
  return (
    <ConfirmedOnly head={<Head />}>
      <LoadedRequest key={id} id={id} />
    </ConfirmedOnly>
  );
}

/** Loads a request and its form, in parallel. */
function LoadedRequest({ id }: { id: string }) {
  const requestAnswer = financeRequestApi.useGetFinanceRequestQuery({ id }, FRESH);
  const formAnswer = financeRequestApi.useGetFinanceRequestFormQuery({ id }, FRESH);
  const [isSent, setSent] = useState(false);
  const { data: request } = requestAnswer;
  const { data: form } = formAnswer;
  if (request === undefined || form === undefined) {
    return (
      <>
        <Head />
        <NotReady answers={[requestAnswer, formAnswer]} />
      </>
    );
  }
  const renderHead = (status: ReactNode) => (
    <Head subtitle={requestSubtitle(request)} status={status} />
  );
  if (request.status?.name === 'DRAFT') {
    return (
      <RequestEditor
        requestId={id}
        bank={request.bank?.fullName || 'Банк'}
        form={form}
        renderHead={renderHead}
        onSent={() => setSent(true)}
      />
    );
  }
  return (
    <>
      {renderHead(null)}
      {isSent && <SentNote />}
      <RequestReadOnly request={request} form={form} />
    </>
  );
}

function Head({ subtitle, status }: { subtitle?: string | undefined; status?: ReactNode }) {
  return (
    <FormHead
      parent={{ label: pageTitles.offers, to: paths.offers }}
      here="Заявка"
      title={pageTitles.financeRequest}
      subtitle={subtitle}
      actions={status}
    />
  );
}

interface Answer {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Shown until both responses have arrived: a skeleton, or the failure. */
function NotReady({ answers }: { answers: readonly Answer[] }) {
  const failed = answers.filter(({ error }) => error !== undefined);
  const [first] = failed;
  if (first === undefined) return <SkeletonCards count={2} label="Загружаем заявку" />;
  const failure = toApiError(first.error);
  const toOffers = { to: paths.offers, label: 'К предложениям банков' };
  if (isNotVerified(failure)) {
    return (
      <EmptyState title="Ожидание подтверждения" link={toOffers}>
        Анкета станет доступна после того, как владелец кабинета подтвердит вас.
      </EmptyState>
    );
  }
  if (failure.status === 404) {
    return (
      <EmptyState drawing="lost" title="Такой заявки нет" link={toOffers}>
        Возможно, ссылка устарела или заявку удалили.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      message={failure.message}
      retrying={answers.some(({ isFetching }) => isFetching)}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}

/** Confirms that the request was just sent; the status below describes the next step. */
function SentNote() {
  return (
    <Note
      tone="success"
      live
      className="mb-5"
      title="Заявка отправлена"
      action={
        <LinkButton to={paths.offers} variant="outlined" size="sm">
          К предложениям банков
        </LinkButton>
      }
    />
  );
}
