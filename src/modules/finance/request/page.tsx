import './page.css';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FRESH } from '../../../api/cache/freshness';
import {
  type FinanceRequest,
  type FinanceRequestForm,
  financeRequestApi,
} from '../../../api/endpoints/financeRequest';
import { isNotVerified, toApiError, type ApiError } from '../../../api/errors';
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

type RequestLoad =
  | { state: 'loading' }
  | { state: 'waiting' }
  | { state: 'absent' }
  | { state: 'failed'; error: ApiError; retrying: boolean; retry: () => void }
  | { state: 'ready'; request: FinanceRequest; form: FinanceRequestForm };

/** Loads a request and its form, in parallel. */
function useFinanceRequest(id: string): RequestLoad {
  const request = financeRequestApi.useGetFinanceRequestQuery({ id }, FRESH);
  const form = financeRequestApi.useGetFinanceRequestFormQuery({ id }, FRESH);
  if (request.data !== undefined && form.data !== undefined) {
    return { state: 'ready', request: request.data, form: form.data };
  }
  const error = request.error ?? form.error;
  if (error === undefined) return { state: 'loading' };
  const failure = toApiError(error);
  if (isNotVerified(failure)) return { state: 'waiting' };
  if (failure.status === 404) return { state: 'absent' };
  return {
    state: 'failed',
    error: failure,
    retrying: request.isFetching || form.isFetching,
    retry: () => {
      if (request.error !== undefined) void request.refetch();
      if (form.error !== undefined) void form.refetch();
    },
  };
}

function LoadedRequest({ id }: { id: string }) {
  const load = useFinanceRequest(id);
  const [isSent, setSent] = useState(false);
  if (load.state !== 'ready') {
    return (
      <>
        <Head />
        <NotReady load={load} />
      </>
    );
  }
  const { request, form } = load;
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

function NotReady({ load }: { load: Exclude<RequestLoad, { state: 'ready' }> }) {
  switch (load.state) {
    case 'loading':
      return <SkeletonCards count={2} label="Загружаем заявку" />;
    case 'waiting':
      return (
        <EmptyState
          title="Ожидание подтверждения"
          action={
            <LinkButton to={paths.offers} variant="outlined">
              К предложениям банков
            </LinkButton>
          }
        >
          Анкета станет доступна после того, как владелец кабинета подтвердит вас.
        </EmptyState>
      );
    case 'absent':
      return (
        <EmptyState
          drawing="lost"
          title="Такой заявки нет"
          action={
            <LinkButton to={paths.offers} variant="outlined">
              К предложениям банков
            </LinkButton>
          }
        >
          Возможно, ссылка устарела или заявку удалили.
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState message={load.error.message} retrying={load.retrying} onRetry={load.retry} />
      );
  }
}

/** Confirms that the request was just sent; the status below describes the next step. */
function SentNote() {
  return (
    <Note
      tone="success"
      live
      className="finance-request__sent"
      title="Заявка отправлена"
      action={
        <LinkButton to={paths.offers} variant="outlined" size="sm">
          К предложениям банков
        </LinkButton>
      }
    />
  );
}
