import { DateTime, type DurationLikeObject } from 'luxon';
import { isIsoDay, type IsoDay } from '../../../../lib/isoDay';

/** How far a key leads, in days, weeks and months of the calendar. */
const MOVES: Readonly<Record<string, DurationLikeObject>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { weeks: -1 },
  ArrowDown: { weeks: 1 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

/** What Page Up and Page Down do with Shift. */
const MOVES_WITH_SHIFT: typeof MOVES = { PageUp: { years: -1 }, PageDown: { years: 1 } };

/**
 * The day that a key leads to from another one, as in the date grid of the ARIA Authoring Practices:
 * arrows by days and weeks, Home and End within the week, Page Up and Page Down by months, with Shift
 * by years; a month that is too short gives its last day. Null for a key that moves nothing.
 */
export function dayByKey(day: IsoDay, key: string, withShift: boolean): IsoDay | null {
  const next = moved(DateTime.fromISO(day, { zone: 'utc' }), key, withShift)?.toISODate();
  return isIsoDay(next) ? next : null;
}

function moved(day: DateTime, key: string, withShift: boolean): DateTime | undefined {
  if (key === 'Home') return day.startOf('week');
  if (key === 'End') return day.endOf('week');
  const move = (withShift ? MOVES_WITH_SHIFT[key] : undefined) ?? MOVES[key];
  return move && day.plus(move);
}
