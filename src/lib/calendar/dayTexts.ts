import { countOf } from '../countOf';
import { dateText } from '../dates';
import { daysBetween, isIsoDay, moscowDay } from '../isoDay';

/** Returns «01.10.2026 — 31.10.2026» for `{startDate, endDate}`; empty if a date is missing or invalid. */
export function periodText(
  period: { startDate?: string | undefined; endDate?: string | undefined } | null | undefined,
): string {
  const [from, to] = [dateText(period?.startDate), dateText(period?.endDate)];
  return from === '' || to === '' ? '' : `${from}\u00A0— ${to}`;
}

/**
 * Returns «просрочка 5 дней»: the days since the due date of an unpaid sum, in Moscow; empty if nothing is overdue.
 *
 * @param owed unpaid sum in kopeks
 */
export function overdueText(day: string, owed: number | undefined, now: Date = new Date()): string {
  if (!isIsoDay(day) || owed === undefined || owed <= 0) return '';
  const late = daysBetween(day, moscowDay(now));
  return late > 0 ? `просрочка ${countOf(late, 'день', 'дня', 'дней')}` : '';
}
