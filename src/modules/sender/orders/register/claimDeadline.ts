import { countOf } from '../../../../lib/countOf';
import { formatDate } from '../../../../lib/dates';
import { addDays, daysBetween, isIsoDay, type IsoDay } from '../../../../lib/isoDay';

/** Days before the claim deadline from which it is urgent. */
const PRESSING_DAYS = 7;

/** Returns filter conditions for orders without a claim whose deadline is near. */
export function pressingDeadline(today: IsoDay) {
  return [
    { field: 'claim', value: null, operation: 'EQ' },
    { field: 'claimDeadline', value: today, operation: 'GE' },
    { field: 'claimDeadline', value: addDays(today, PRESSING_DAYS), operation: 'LE' },
  ] as const;
}

/** Returns the text about the deadline for a claim; undefined if the deadline is not valid. */
export function deadlineText(deadline: string, today: IsoDay) {
  if (!isIsoDay(deadline)) return undefined;
  const day = formatDate(deadline);
  const left = daysBetween(today, deadline);
  if (left < 0) return { text: `${day}, срок прошёл`, isPressing: false, isPast: true };
  const words = left === 0 ? 'последний день' : `ещё ${countOf(left, 'день', 'дня', 'дней')}`;
  return { text: `${day}, ${words}`, isPressing: left <= PRESSING_DAYS, isPast: false };
}
