import type { Tone } from '../../../domain/statuses/status';
import { calendarDaysTo, formatDate } from '../../../lib/dates';
import { countOf, plural } from '../../../lib/countOf';

const days = (count: number) => countOf(count, 'день', 'дня', 'дней');

/**
 * How much time is left to pay a bill, by its last day as the server writes it (an ISO date or
 * dd.MM.yyyy). Null where the day cannot be read.
 */
export function billDeadline(
  billEndDate: unknown,
  now?: Date,
): { tone: Tone; text: string } | null {
  const left = calendarDaysTo(formatDate(billEndDate), now);
  if (left === null) return null;
  if (left < 0) return { tone: 'danger', text: `Оплата просрочена на ${days(-left)}` };
  if (left === 0) return { tone: 'warning', text: 'Сегодня последний день' };
  return {
    tone: 'warning',
    text: `${plural(left, 'Остался', 'Осталось', 'Осталось')} ${days(left)}`,
  };
}
