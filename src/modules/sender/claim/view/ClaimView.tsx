import './ClaimView.css';
import type { ReactNode } from 'react';
import type { Claim } from '../../../../api/endpoints/sender';
import { claimTypeName } from '../../../../domain/claims';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { StoredFileRow } from '../../../../blocks/upload/StoredFileRow';
import { Card } from '../../../../ui/card/Card';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { readDocuments } from '../form/claimMapping';
import { ClaimWay } from './ClaimWay';

interface ClaimViewProps {
  claim: Claim;
  /** What can be done next, in the place of taking it back. */
  action?: ReactNode;
  /** What else the claim is about: the orders of a month. */
  children?: ReactNode;
}

/** A claim that was sent: where it stands, its sums, what was said and shown. */
export function ClaimView({ claim, action, children }: ClaimViewProps) {
  const { type, eventDate, description, submittedDate, ...sums } = fieldsOf(claim);
  const documents = readDocuments(claim);
  return (
    <div className="claim-view">
      <ClaimWay claim={claim} action={action} />
      <div className="claim-view__main">
        <Card title="Суммы" headingLevel={2}>
          <DataList>
            <DataRow label="Заявлено">
              <Sum kopeks={sums['claimedAmount']} />
            </DataRow>
            <DataRow label="Одобрено">
              <Sum kopeks={sums['approvedAmount']} />
            </DataRow>
            <DataRow label="Выплачено">
              <Sum kopeks={sums['paidAmount']} />
            </DataRow>
          </DataList>
        </Card>
        <Card title="Событие" headingLevel={2}>
          <DataList>
            <DataRow label="Что случилось">{claimTypeName(shownText(type)) || '—'}</DataRow>
            {typeof eventDate === 'string' && (
              <DataRow label="Дата события">
                <DateText value={eventDate} />
              </DataRow>
            )}
            <DataRow label="Отправлено">
              <DateText value={submittedDate} />
            </DataRow>
          </DataList>
          <p className="claim-view__text">{shownText(description)}</p>
        </Card>
        {children}
        <Card title="Документы" headingLevel={2}>
          {documents.length === 0 ? (
            <p className="claim-view__text">Документов нет</p>
          ) : (
            <ul className="claim-view__files" aria-label="Документы заявления">
              {documents.map((file) => (
                <StoredFileRow key={file.id} file={file} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  );
}

/** A sum that may not be there yet. */
function Sum({ kopeks }: { kopeks: unknown }) {
  return typeof kopeks === 'number' ? <Money kopeks={kopeks} /> : '—';
}
