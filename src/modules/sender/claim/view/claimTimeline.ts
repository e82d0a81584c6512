import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import { statusOf, type Status } from '../../../../domain/statuses/status';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import type { TimelineStep } from '../../../../ui/timeline/Timeline';

/** The status of a claim in the server's words, whatever the server has sent. */
export function claimStatus(status: unknown): Status {
  const { name, description } = fieldsOf(status);
  return statusOf(claimStatuses, shownText(name), shownText(description));
}

/** The way of a claim, the oldest step first; of a server that does not tell it, its status of now. */
export function claimTimeline(claim: object): TimelineStep[] {
  const { statusHistory, status, createdDateTime } = fieldsOf(claim);
  const now = claimStatus(status);
  const changes: readonly unknown[] = Array.isArray(statusHistory) ? statusHistory : [];
  const steps: TimelineStep[] = changes.map((change, index) => {
    const { status: reached, changedDateTime } = fieldsOf(change);
    return { key: String(index), title: claimStatus(reached).label, time: changedDateTime };
  });
  if (steps.length === 0) {
    return [
      { key: 'created', title: 'Заявление создано', time: createdDateTime },
      { key: 'now', title: now.label, text: now.meaning },
    ];
  }
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, text: now.meaning } : step,
  );
}
