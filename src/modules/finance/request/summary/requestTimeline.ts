import type { FinanceRequest } from '../../../../api/endpoints/financeRequest';
import {
  financeRequestStatuses,
  requestMessage,
} from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import type { TimelineStep } from '../../../../ui/prime/Timeline';

/**
 * The statuses that a request has had, the oldest first. A server that does not tell them leaves two:
 * the creation and the current status.
 */
export function requestTimeline({
  statusHistory,
  status,
  createdDateTime,
}: Pick<FinanceRequest, 'statusHistory' | 'status' | 'createdDateTime'>): TimelineStep[] {
  const now = shownStatus(financeRequestStatuses, status);
  // The page shows the specification's longer message for a status where there is one.
  const text = requestMessage(status?.name) ? undefined : now.meaning;
  if (statusHistory.length === 0) {
    return [
      { key: 'created', title: 'Заявка создана', time: createdDateTime },
      { key: 'now', title: now.label, text },
    ];
  }
  return statusHistory.map((change, index) => ({
    key: String(index),
    title: shownStatus(financeRequestStatuses, change.status).label,
    time: change.changedDateTime,
    ...(index === statusHistory.length - 1 && { text }),
  }));
}
