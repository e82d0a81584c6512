import { dayByKey } from '../../../lib/calendar/days';
import type { IsoDay } from '../../../lib/isoDay';

/** The key of a calendar, as `KeyboardEvent` names it: by its place where it writes a letter. */
interface PressedKey {
  key: string;
  code: string;
  shiftKey: boolean;
}

/** The first and the last day that can be chosen; an end may be open. */
export interface DayBounds {
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
}

/** The day itself, or the nearest one that can be chosen. */
export function withinBounds(day: IsoDay, { min, max }: DayBounds): IsoDay {
  if (max !== undefined && day > max) return max;
  return min !== undefined && day < min ? min : day;
}

/** As `dayByKey`; T leads to today, on whichever keyboard layout. */
export function movedDay(
  day: IsoDay,
  { key, code, shiftKey }: PressedKey,
  today: IsoDay,
): IsoDay | undefined {
  return code === 'KeyT' ? today : dayByKey(day, key, shiftKey);
}
