import {
  addDays,
  endOfMonth,
  isIsoDay,
  moscowDay,
  startOfMonth,
  type IsoDay,
} from '../../lib/isoDay';

/** A range of days that includes `from` and `to`; a missing bound is unlimited. */
export interface DayRange {
  from?: IsoDay | undefined;
  to?: IsoDay | undefined;
}

/** Periods relative to today, with their usual names. */
export const PERIOD_PRESETS = {
  'this-month': 'Этот месяц',
  'last-month': 'Прошлый месяц',
  'this-quarter': 'Этот квартал',
  'this-year': 'Этот год',
  'last-30-days': 'Последние 30 дней',
  'next-30-days': 'Следующие 30 дней',
} as const;

/** Presets in the future, which are useless for past events. */
const AHEAD: readonly string[] = ['next-30-days'];

/** Returns the presets to choose from, without those in the future if `isPast`. */
export function periodChoices({ isPast }: { isPast: boolean }): [id: string, name: string][] {
  return Object.entries(PERIOD_PRESETS).filter(([id]) => !isPast || !AHEAD.includes(id));
}

export type PeriodPreset = keyof typeof PERIOD_PRESETS;

/** Returns whether the value names a preset; an address may name one of another version of the cabinet. */
export function isPeriodPreset(value: unknown): value is PeriodPreset {
  return typeof value === 'string' && Object.hasOwn(PERIOD_PRESETS, value);
}

/** Returns the value if it is an existing ISO day; otherwise undefined. */
export function readIsoDay(value: unknown): IsoDay | undefined {
  return isIsoDay(value) ? value : undefined;
}

/** Returns the first and the last day of a preset, relative to the Moscow day at `now`. */
export function presetDays(preset: PeriodPreset, now: Date = new Date()): Required<DayRange> {
  const today = moscowDay(now);
  const months = (first: number, last: number) => ({
    from: startOfMonth(today, first),
    to: endOfMonth(today, last),
  });
  const year = today.slice(0, 4);
  switch (preset) {
    case 'this-month':
      return months(0, 0);
    case 'last-month':
      return months(-1, -1);
    case 'this-quarter': {
      const month = (Number(today.slice(5, 7)) - 1) % 3;
      return months(-month, 2 - month);
    }
    case 'this-year':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'last-30-days':
      return { from: addDays(today, -29), to: today };
    case 'next-30-days':
      return { from: today, to: addDays(today, 29) };
  }
}
