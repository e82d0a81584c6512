import './RequestSummary.css';
import { optionalCall } from '../../../../api/baseQuery';
import { FRESH } from '../../../../api/cache/freshness';
import {
  actualFinanceOffers,
  useFindActualFinanceOffersQuery,
} from '../../../../api/endpoints/financeOffer';
import { downloadPaths } from '../../../../api/endpoints/file';
import type { FinanceRequest, FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import {
  financeRequestStatuses,
  requestMessage,
} from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import { TermLine } from '../../../../blocks/term/TermLine';
import { SentView } from '../../../../blocks/steps/SentView';
import { DownloadButton } from '../../../../blocks/action/DownloadButton';
import { useAppDispatch } from '../../../../session/appStore';
import { modalKind } from '../../../../shell/modal/modalKind';
import { Button } from '../../../../ui/button/Button';
import { Card } from '../../../../ui/card/Card';
import { eyeIcon } from '../../../../ui/icon/signInIcons';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { MaskedAccount } from '../../../../ui/value/MaskedAccount';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import type { SummaryRow } from '../../../../blocks/steps/fieldTable';
import { AgainButton } from '../again/AgainButton';
import type { PreviewDialogProps } from '../preview/PreviewDialog';
import { contentOf, requestSummary, type SummaryGroup } from './requestSummary';
import { bankWait, requestTimeline, type BankWait } from './requestTimeline';

/** Shows the document of a request with the saved values, as the bank will receive it. */
export const previewDialog = modalKind<PreviewDialogProps>({
  id: 'finance/request-preview',
  lazy: () => import('../preview/PreviewDialog'),
});

/** Number of last digits of a passport number that stay visible. */
const SHOWN_DIGITS = 3;

function Value({ row: { value, when = '', hidden } }: { row: SummaryRow }) {
  if (hidden === 'account') return <MaskedAccount value={value} />;
  if (when !== '') {
    return (
      <>
        {value} <DateTimeText value={when} />
      </>
    );
  }
  if (hidden === undefined) return value;
  const tail = value.slice(-SHOWN_DIGITS);
  return (
    <>
      <span aria-hidden="true">•••• •••{tail}</span>
      <VisuallyHidden>серия и номер скрыты, последние цифры {tail}</VisuallyHidden>
    </>
  );
}

interface SummaryEntriesProps {
  group: Pick<SummaryGroup, 'entries' | 'empty'>;
  headingLevel: 3 | 4;
}

export function SummaryEntries({ group: { entries, empty }, headingLevel }: SummaryEntriesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {entries.length === 0 && <p className="text-muted">{empty}</p>}
      <div className="grid gap-4 min-w-0">
        {entries.map(({ key, title: name, rows }) => (
          <div key={key} className="request-summary__entry divided">
            {name !== undefined && (
              <Heading className="request-summary__name text-sm wrap-anywhere">{name}</Heading>
            )}
            <DataList layout="stacked">
              {rows.map((row) => (
                <DataRow key={row.key} label={row.label}>
                  <Value row={row} />
                </DataRow>
              ))}
            </DataList>
          </div>
        ))}
      </div>
    </>
  );
}

interface RequestReadOnlyProps {
  form: FinanceRequestForm;
  request: FinanceRequest;
}

/** A request that was sent: the status, the earlier statuses, and the content. B8: only a DRAFT can be edited. */
export function RequestReadOnly({ form, request }: RequestReadOnlyProps) {
  const message = requestMessage(request.status?.name);
  const dispatch = useAppDispatch();
  const { id } = request;
  const wait = bankWait(request);
  return (
    <SentView
      status={shownStatus(financeRequestStatuses, request.status)}
      note={message && { tone: message.tone, children: message.text }}
      term={wait && <Wait {...wait} />}
      label="История заявки"
      history={requestTimeline(request)}
      footer={
        <>
          {request.status?.name === 'CANCEL' && <RefusedActions requestId={id} />}
          <Button
            variant="outlined"
            icon={eyeIcon}
            onClick={() => void dispatch(previewDialog.open({ requestId: id, isSent: true }))}
          >
            Посмотреть документ
          </Button>
          <DownloadButton
            path={downloadPaths.previewFinanceRequestDocument({ id })}
            progress="Скачиваем документ"
          >
            Скачать документ
          </DownloadButton>
        </>
      }
    >
      {requestSummary(contentOf(form)).map((group) => (
        <Card key={group.title} title={group.title} headingLevel={2}>
          <SummaryEntries group={group} headingLevel={3} />
        </Card>
      ))}
    </SentView>
  );
}

/** Shows how many working days the bank has had the request: «у банка 3-й день из 14». */
function Wait({ words, ...dates }: BankWait) {
  return (
    <div className="request-summary__wait grid gap-1 text-13">
      <TermLine {...dates} size="big" />
      <p>{words}</p>
    </div>
  );
}

const optionalOffers = optionalCall(actualFinanceOffers);

/** Shows the actions for a refused request; renders nothing until its offer has loaded. */
function RefusedActions({ requestId }: { requestId: string }) {
  const { data } = useFindActualFinanceOffersQuery(optionalOffers, FRESH);
  const offer = data?.content.find(({ request }) => request?.id === requestId);
  return offer && <AgainButton offer={offer} />;
}
