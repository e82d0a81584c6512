import { countOf } from '../../../../lib/countOf';
import { formatDate } from '../../../../lib/dates';
import { addDays, daysBetween, isIsoDay, type IsoDay } from '../../../../lib/isoDay';

/** From so many days before it, the last day for a claim is pressing. */
const PRESSING_DAYS = 7;

/** Conditions for orders without a claim whose last day for one is pressing. */
export function pressingDeadline(today: IsoDay) {
  return [
    { field: 'claim', value: null, operation: 'EQ' },
    { field: 'claimDeadline', value: today, operation: 'GE' },
    { field: 'claimDeadline', value: addDays(today, PRESSING_DAYS), operation: 'LE' },
  ] as const;
}

/** What is said of the last day for the claim of an order; undefined where the server tells none. */
export function deadlineText(deadline: string, today: IsoDay) {
  if (!isIsoDay(deadline)) return undefined;
  const day = formatDate(deadline);
  const left = daysBetween(today, deadline);
  if (left < 0) return { text: `${day}, срок прошёл`, isPressing: false, isPast: true };
  const words = left === 0 ? 'последний день' : `ещё ${countOf(left, 'день', 'дня', 'дней')}`;
  return { text: `${day}, ${words}`, isPressing: left <= PRESSING_DAYS, isPast: false };
}
