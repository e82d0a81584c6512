import { addDays, addMonths, startOfWeek, type IsoDay } from '../../../lib/isoDay';

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

/**
 * The day that a key leads to from another one, as the date picker of WAI-ARIA has it; T leads to
 * today, on whichever keyboard layout. Nothing for a key that moves nowhere.
 */
export function movedDay(
  day: IsoDay,
  { key, code, shiftKey }: PressedKey,
  today: IsoDay,
): IsoDay | undefined {
  if (code === 'KeyT') return today;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    default:
      return undefined;
  }
}
