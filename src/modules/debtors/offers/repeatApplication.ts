import { calendarDaysUntil } from '../../../lib/dates';
import { countOf } from '../../../lib/countOf';

const REPEAT = 'Вы можете повторно подать заявку';

/**
 * What a denied offer says about the next attempt; `offerFinishDate` is dd.MM.yyyy (rule
 * D6). A date that cannot be read gives a text without a number.
 */
export function repeatApplicationText(offerFinishDate: unknown, now?: Date): string {
  const days = calendarDaysUntil(offerFinishDate, now);
  if (days === null) return `${REPEAT} позже`;
  if (days === 0) return `${REPEAT} сегодня`;
  const count = countOf(days, 'календарный день', 'календарных дня', 'календарных дней');
  return `${REPEAT} через ${count}`;
}
