import { addDays, addMonths, isIsoDay, startOfWeek, type IsoDay } from '../../../../lib/isoDay';

const DAYS_IN_WEEK = 7;
const MONTHS_IN_YEAR = 12;

/**
 * The day that a key leads to from another one, as in the date grid of the ARIA Authoring Practices:
 * arrows by days and weeks, Home and End within the week, Page Up and Page Down by months, with Shift
 * by years. Null for a key that moves nothing.
 */
export function dayByKey(day: IsoDay, key: string, withShift: boolean): IsoDay | null {
  const next = moved(day, key, withShift ? MONTHS_IN_YEAR : 1);
  return next !== null && isIsoDay(next) ? next : null;
}

function moved(day: IsoDay, key: string, months: number): IsoDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_IN_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_IN_WEEK);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), DAYS_IN_WEEK - 1);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}
