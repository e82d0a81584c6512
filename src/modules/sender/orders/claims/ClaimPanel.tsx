import { downloadPaths } from '../../../../api/files/download';
import { isOpenClaim } from '../../../../domain/claims';
import { DownloadButton } from '../../../../blocks/action/DownloadButton';
import { RowActions, RowDetails, RowSection } from '../../../../blocks/registry/RowDetails';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { Note } from '../../../../ui/state/Note';
import { Timeline } from '../../../../ui/timeline/Timeline';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateText } from '../../../../ui/value/DateText';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { Money } from '../../../../ui/value/Money';
import { claimFormPath } from '../claimPaths';
import { ClaimedOrders } from './ClaimedOrders';
import { ClaimOrder } from './ClaimOrder';
import type { ShownClaim } from './shownClaim';

/** What is known about a claim, beside the registry. */
export function ClaimPanel({ claim }: { claim: ShownClaim }) {
  const { orderId, statusName, reason, files, history, orders } = claim;
  // The form of a monthly claim is found by the claim itself: it has no order of its own.
  const formId = claim.isMonthly ? claim.id : orderId;
  const draftAction = claim.isMonthly ? 'Проверить и отправить' : 'Продолжить заявление';
  return (
    <RowDetails
      {...(typeof claim.claimed === 'number' && { sum: claim.claimed })}
      status={claim.status}
    >
      {reason !== '' && (
        <Note tone={statusName === 'REJECTED' ? 'danger' : 'warning'} title="Страховая компания">
          {reason}
        </Note>
      )}
      {isOpenClaim(statusName) && formId !== '' && (
        <RowActions>
          <LinkButton to={claimFormPath(formId)}>
            {statusName === 'DRAFT' ? draftAction : 'Добавить документы'}
          </LinkButton>
        </RowActions>
      )}
      <RowSection title="Заявление">
        <DataList>
          <DataRow label="Событие">{claim.type || '—'}</DataRow>
          {claim.period !== '' && <DataRow label="Период">{claim.period}</DataRow>}
          {claim.eventDate !== '' && (
            <DataRow label="Дата события">
              <DateText value={claim.eventDate} />
            </DataRow>
          )}
          <DataRow label="Создано">
            <DateTimeText value={claim.created} />
          </DataRow>
          <DataRow label="Отправлено">
            <DateText value={claim.submitted} />
          </DataRow>
          <DataRow label="Одобрено">{sumOf(claim.approved)}</DataRow>
          <DataRow label="Выплачено">{sumOf(claim.paid)}</DataRow>
        </DataList>
        {claim.description !== '' && <p>{claim.description}</p>}
      </RowSection>
      {orderId !== '' && <ClaimOrder id={orderId} />}
      {orders.length > 0 && (
        <RowSection title="Заказы">
          <ClaimedOrders orders={orders} />
        </RowSection>
      )}
      {files.length > 0 && (
        <RowSection title="Документы">
          <RowActions>
            {files.map(({ id, name }) => (
              <DownloadButton
                key={id}
                path={downloadPaths.downloadFile({ id })}
                progress={`Скачиваем ${name}`}
              >
                {name}
              </DownloadButton>
            ))}
          </RowActions>
        </RowSection>
      )}
      {history.length > 0 && (
        <RowSection title="История">
          <Timeline label="История заявления" steps={history} />
        </RowSection>
      )}
    </RowDetails>
  );
}

function sumOf(kopeks: unknown) {
  return typeof kopeks === 'number' ? <Money kopeks={kopeks} /> : '—';
}
