import { useState } from 'react';
import type { Claim } from '../../../../api/endpoints/sender';
import { StoredFileRow } from '../../../../blocks/upload/StoredFileRow';
import { objectionStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import { Card } from '../../../../ui/card/Card';
import { Note } from '../../../../ui/state/Note';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { claimTable } from '../form/claimTable';
import { ObjectionForm } from './ObjectionForm';

type Objection = NonNullable<Claim['objection']>;

/** The objection to a refused claim: first the form, then the status. */
export function ClaimObjection({ claim }: { claim: Claim }) {
  const [sent, setSent] = useState<Objection>();
  const objection = claim.objection ?? sent;
  return (
    <>
      {sent && (
        <Note tone="success" live title="Возражение отправлено">
          Об ответе страховой компании вы узнаете на этой странице.
        </Note>
      )}
      {objection ? (
        <SentObjection objection={objection} />
      ) : (
        claim.status?.name === 'REJECTED' && (
          <ObjectionForm
            claimId={claim.id}
            onSent={({ objection: confirmed }) => setSent(confirmed ?? undefined)}
          />
        )
      )}
    </>
  );
}

function SentObjection({ objection }: { objection: Objection }) {
  const { text, sentDateTime, status, answer } = objection;
  const { tone, label, meaning } = shownStatus(objectionStatuses, status);
  const documents = claimTable.documents.kind.read(objection.documents);
  return (
    <Card title="Возражение" headingLevel={2} badge={<StatusBadge tone={tone} label={label} />}>
      {answer ? (
        <Note tone={tone} title="Ответ страховой компании" className="claim-view__note">
          {answer}
        </Note>
      ) : (
        <p className="wrap-anywhere pre-line">{meaning}</p>
      )}
      <DataList>
        <DataRow label="Отправлено">
          <DateTimeText value={sentDateTime} />
        </DataRow>
      </DataList>
      <p className="wrap-anywhere pre-line">{text}</p>
      {documents.length > 0 && (
        <ul className="grid gap-2" aria-label="Документы возражения">
          {documents.map((file) => (
            <StoredFileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </Card>
  );
}
