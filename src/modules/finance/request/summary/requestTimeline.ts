import type { FinanceRequest } from '../../../../api/endpoints/financeRequest';
import {
  financeRequestStatuses,
  requestMessage,
} from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import type { TimelineStep } from '../../../../ui/prime/Timeline';
import type { TermDates } from '../../../../blocks/term/term';
import { daysFrom, weekdayOf } from '../../../../lib/calendar/days';
import { readDay } from '../../../../lib/dates';
import { daysBetween, isIsoDay, moscowDay } from '../../../../lib/isoDay';
import { answerTerm } from '../../offers/offerCard';

type RequestWay = Pick<FinanceRequest, 'statusHistory' | 'status' | 'createdDateTime'>;

/**
 * Returns the statuses of a request so far, oldest first. Without a history from the server, returns the creation and
 * the current status.
 */
export function requestTimeline({
  statusHistory,
  status,
  createdDateTime,
}: RequestWay): TimelineStep[] {
  const now = shownStatus(financeRequestStatuses, status);
  // The meaning is omitted if the page shows a longer message for this status.
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

/** Working days within which the bank promises a decision. */
const PROMISED_DAYS = 14;

/** Maximum wait to show, in calendar days. */
const MOST_DAYS = 365;

/** Deadline of the bank's decision, and «у банка 3-й день из 14»: working days, including the day of sending. */
export interface BankWait extends TermDates {
  words: string;
}

/**
 * Returns the working days of the bank's review; undefined for a request that is not under review or has an
 * implausible date.
 */
export function bankWait(
  { statusHistory, status, createdDateTime }: RequestWay,
  today = moscowDay(),
): BankWait | undefined {
  if (status?.name !== 'PROCESSING') return undefined;
  const change = statusHistory.findLast((one) => one.status?.name === 'PROCESSING');
  const sent = readDay(change?.changedDateTime ?? createdDateTime);
  if (!isIsoDay(sent) || sent > today || daysBetween(sent, today) > MOST_DAYS) return undefined;
  const day = Math.max(1, daysFrom(sent, today).filter((one) => weekdayOf(one) < 5).length);
  const isLate = day > PROMISED_DAYS;
  return {
    ...answerTerm(sent),
    start: sent,
    words: `у банка ${day}-й день${isLate ? ', обещанный срок прошёл' : ` из ${PROMISED_DAYS}`}`,
  };
}
