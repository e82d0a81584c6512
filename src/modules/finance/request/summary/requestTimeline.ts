import { financeRequestStatuses } from '../../../../domain/statuses/financeStatuses';
import { statusOf, type Status } from '../../../../domain/statuses/status';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import type { TimelineStep } from '../../../../ui/timeline/Timeline';
import { requestMessage } from '../../requestMessages';

/** The status of a request in the server's words, whatever the server has sent. */
export function requestStatus(status: unknown): Status {
  const { name, description } = fieldsOf(status);
  return statusOf(financeRequestStatuses, shownText(name), shownText(description));
}

/**
 * The way of a request, the oldest step first; of a server that does not tell it, the beginning and
 * the status of now.
 */
export function requestTimeline(request: object): TimelineStep[] {
  const { statusHistory, status, createdDateTime } = fieldsOf(request);
  const changes: readonly unknown[] = Array.isArray(statusHistory) ? statusHistory : [];
  const steps = changes.map((change, index) => {
    const { status: reached, changedDateTime } = fieldsOf(change);
    return { key: String(index), title: requestStatus(reached).label, time: changedDateTime };
  });
  const now = requestStatus(status);
  // Where the page has the specification's words for it, they say the same at more length.
  const meaning = requestMessage(fieldsOf(status)['name']) ? undefined : now.meaning;
  if (steps.length === 0) {
    return [
      { key: 'created', title: 'Заявка создана', time: createdDateTime },
      { key: 'now', title: now.label, text: meaning },
    ];
  }
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, text: meaning } : step,
  );
}
