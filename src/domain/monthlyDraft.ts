import { countOf } from '../lib/countOf';
import { dayAndMonth } from '../lib/dates';
import { addDays, daysBetween, startOfMonth, type IsoDay } from '../lib/isoDay';

/** Day of each month on which drafts are created. */
const DRAFT_DAY = 10;

/** A draft of a monthly claim: the day when it is created, and the month that it covers. */
export interface MonthlyDraft {
  /** Day in Moscow at whose start the draft is created. */
  preparedDate: IsoDay;
  /** First day of the month whose returned orders the draft covers. */
  covered: IsoDay;
}

const draftDayOf = (day: IsoDay, later = 0) => addDays(startOfMonth(day, later), DRAFT_DAY - 1);

/** Returns the next draft on or after a day in Moscow. */
export function monthlyDraft(today: IsoDay): MonthlyDraft {
  const thisMonth = draftDayOf(today);
  const preparedDate = today <= thisMonth ? thisMonth : draftDayOf(today, 1);
  return { preparedDate, covered: startOfMonth(preparedDate, -1) };
}

/** Returns the time until a draft: «Через 18 дней, 10 декабря», «Сегодня, 10 декабря». */
export function draftCountdown(preparedDate: IsoDay, today: IsoDay): string {
  const days = daysBetween(today, preparedDate);
  const name = dayAndMonth(preparedDate).replace(' ', '\u00A0');
  return days <= 0 ? `Сегодня, ${name}` : `Через ${countOf(days, 'день', 'дня', 'дней')}, ${name}`;
}
