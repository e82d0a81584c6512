import type { ReactNode } from 'react';
import type { Claim } from '../../../../api/endpoints/sender';
import { SentView } from '../../../../blocks/steps/SentView';
import { StoredFileRow } from '../../../../blocks/upload/StoredFileRow';
import { claimTypeName, isRevocableClaim } from '../../../../domain/claims';
import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import { statusOf } from '../../../../domain/statuses/status';
import { Button } from '../../../../ui/button/Button';
import { Card } from '../../../../ui/card/Card';
import type { TimelineStep } from '../../../../ui/prime/Timeline';
import { DateRow, SumRow } from '../../../../blocks/dataRows/DataRows';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { claimTable } from '../form/claimTable';
import { ClaimObjection } from '../objection/ClaimObjection';
import { useDiscardClaim } from './useDiscardClaim';

interface ClaimViewProps {
  claim: Claim;
  /** Shown if the claim cannot be withdrawn. */
  action?: ReactNode;
  /** Additional content, such as the orders of a monthly claim. */
  children?: ReactNode;
}

/** A sent claim: status, sums, description and documents. */
export function ClaimView({ claim, action, children }: ClaimViewProps) {
  const { type, eventDate, description, submittedDate, rejectReason } = claim;
  const status = claimStatus(claim.status);
  const documents = claimTable.documents.kind.read(claim.documents);
  return (
    <SentView
      status={status}
      note={
        rejectReason
          ? {
              tone: claim.status?.name === 'REJECTED' ? 'danger' : 'warning',
              title: 'Решение страховой компании',
              children: rejectReason,
            }
          : undefined
      }
      label="История заявления"
      history={claimTimeline(claim)}
      footer={isRevocableClaim(claim.status?.name ?? '') ? <Revoke claim={claim} /> : action}
    >
      <Card title="Суммы" headingLevel={2}>
        <DataList>
          <SumRow label="Заявлено" kopeks={claim.claimedAmount} />
          <SumRow label="Одобрено" kopeks={claim.approvedAmount} />
          <SumRow label="Выплачено" kopeks={claim.paidAmount} />
        </DataList>
      </Card>
      <Card title="Событие" headingLevel={2}>
        <DataList>
          <DataRow label="Что случилось">{claimTypeName(type ?? '') || '—'}</DataRow>
          {eventDate && <DateRow label="Дата события" value={eventDate} />}
          <DateRow label="Отправлено" value={submittedDate} />
        </DataList>
        <p className="wrap-anywhere pre-line">{description}</p>
      </Card>
      <ClaimObjection claim={claim} />
      {children}
      <Card title="Документы" headingLevel={2}>
        {documents.length === 0 ? (
          <p className="wrap-anywhere pre-line">Документов нет</p>
        ) : (
          <ul className="grid gap-2" aria-label="Документы заявления">
            {documents.map((file) => (
              <StoredFileRow key={file.id} file={file} />
            ))}
          </ul>
        )}
      </Card>
    </SentView>
  );
}

function Revoke({ claim }: { claim: Claim }) {
  const { run, busy } = useDiscardClaim(claim);
  return (
    <Button variant="danger-outlined" busy={busy} onClick={() => run()}>
      Отозвать заявление
    </Button>
  );
}

/** Returns the status of a claim; the server's description replaces the cabinet's label. */
function claimStatus(status: Claim['status']) {
  return statusOf(claimStatuses, status?.name, status?.description);
}

/** Returns the history of a claim, oldest first; if there is none, its creation and current status. */
function claimTimeline({ statusHistory, status, createdDateTime }: Claim): TimelineStep[] {
  const now = claimStatus(status);
  if (statusHistory.length === 0) {
    return [
      { key: 'created', title: 'Заявление создано', time: createdDateTime },
      { key: 'now', title: now.label, text: now.meaning },
    ];
  }
  return statusHistory.map((change, index) => ({
    key: String(index),
    title: claimStatus(change.status).label,
    time: change.changedDateTime,
    ...(index === statusHistory.length - 1 && { text: now.meaning }),
  }));
}
