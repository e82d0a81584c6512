import { dayAndMonth, monthName } from '../../lib/dayNames';
import { addDays, addMonths, daysBetween, startOfMonth, type IsoDay } from '../../lib/isoDay';
import { countOf } from '../../lib/countOf';

/** The day of each month on which the drafts are made (specification, section 9). */
const DRAFT_DAY = 10;

/** How long it is until the next draft. */
export interface DraftCountdown {
  /** «Через 18 дней, 10 декабря», «Сегодня, 10 декабря». */
  when: string;
  /** «ноябрь»: the month whose returns the draft covers. */
  covered: string;
}

const draftDayOf = (day: IsoDay) => addDays(startOfMonth(day), DRAFT_DAY - 1);

/**
 * The next draft as seen from a day of Moscow (rule T5): it covers the month before the one in which
 * it is made.
 */
export function draftCountdown(today: IsoDay): DraftCountdown {
  const thisMonth = draftDayOf(today);
  const next = today <= thisMonth ? thisMonth : draftDayOf(addMonths(startOfMonth(today), 1));
  const days = daysBetween(today, next);
  const count = countOf(days, 'день', 'дня', 'дней');
  const name = dayAndMonth(next).replace(' ', '\u00A0');
  return {
    when: days === 0 ? `Сегодня, ${name}` : `Через ${count}, ${name}`,
    covered: monthName(addMonths(startOfMonth(next), -1)),
  };
}
