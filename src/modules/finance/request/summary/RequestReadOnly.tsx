import './RequestReadOnly.css';
import type { FinanceRequest, FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { Card } from '../../../../ui/card/Card';
import { Note } from '../../../../ui/state/Note';
import { Timeline } from '../../../../ui/timeline/Timeline';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { requestMessage } from '../../requestMessages';
import { requestStatus, requestTimeline } from './requestTimeline';
import { RequestSummary } from './RequestSummary';

export interface RequestReadOnlyProps {
  form: FinanceRequestForm;
  request: FinanceRequest;
}

/** A request that was sent: where it stands, its way so far, and all that it says (rule B8). */
export function RequestReadOnly({ form, request }: RequestReadOnlyProps) {
  const { tone, label } = requestStatus(request.status);
  const message = requestMessage(fieldsOf(request.status)['name']);
  return (
    <div className="request-read-only">
      <div className="request-read-only__way">
        <Card
          title="Ход рассмотрения"
          headingLevel={2}
          badge={<StatusBadge tone={tone} label={label} />}
        >
          {message && (
            <Note tone={message.tone} className="request-read-only__note">
              {message.text}
            </Note>
          )}
          <Timeline label="История заявки" steps={requestTimeline(request)} />
        </Card>
      </div>
      <RequestSummary form={form} />
    </div>
  );
}
