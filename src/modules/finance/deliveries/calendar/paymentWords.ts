import { countOf } from '../../../../lib/countOf';
import { formatMoney } from '../../../../lib/money';
import { dayAndMonth } from '../../../../lib/dates';
import { weekdayName } from '../../../../lib/calendar/dayNames';
import type { IsoDay } from '../../../../lib/isoDay';
import type { Sum } from './daySums';

const NBSP = '\u00A0';

/** Returns «3 платежа». */
export function paymentCount(count: number): string {
  return countOf(count, 'платёж', 'платежа', 'платежей');
}

/** Returns «≈ 412 300 ₽» for an estimate, «412 300,00 ₽» for the bank's exact sum. */
export function sumText({ kopeks, isExact }: Sum, fraction = isExact): string {
  return `${isExact ? '' : `≈${NBSP}`}${formatMoney(kopeks, { fraction })}`;
}

/** Returns the sum for screen readers: «3 платежа примерно на 1 234 568 ₽», «платежей нет». */
export function spokenSum(sum: Sum): string {
  if (sum.count === 0 && sum.kopeks === 0) return 'платежей нет';
  const money = formatMoney(sum.kopeks, { fraction: sum.isExact });
  return `${paymentCount(sum.count)} ${sum.isExact ? '' : 'примерно '}на ${money}`;
}

/** Returns the name of a day for screen readers: day, weekday, sum, and «есть просрочка» if a payment is overdue. */
export function spokenDay(day: IsoDay, sum: Sum, isLate: boolean): string {
  const late = isLate ? ', есть просрочка' : '';
  return `${dayAndMonth(day)}, ${weekdayName(day)}, ${spokenSum(sum)}${late}`;
}

export function lateText(days: number): string {
  return `Просрочено на ${countOf(days, 'день', 'дня', 'дней')}`;
}
