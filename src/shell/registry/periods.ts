import { parseDashedDate } from '../../lib/dates';

/** Days from and to, both included, as ISO dates (2026-11-12); an end may be open. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Periods that move with the calendar, as people name them. */
export const PERIOD_PRESETS = {
  'this-month': 'Этот месяц',
  'last-month': 'Прошлый месяц',
  'this-quarter': 'Этот квартал',
  'this-year': 'Этот год',
  'last-30-days': 'Последние 30 дней',
  'next-30-days': 'Следующие 30 дней',
} as const;

/** One of `PERIOD_PRESETS`. */
export type PeriodPreset = keyof typeof PERIOD_PRESETS;

/** True for a preset that this version of the cabinet knows. */
export function isPeriodPreset(value: unknown): value is PeriodPreset {
  return typeof value === 'string' && Object.hasOwn(PERIOD_PRESETS, value);
}

/** A local day as an ISO date. */
export function isoDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');
}

/** The text itself when it is the ISO date of a day that exists. */
export function readIsoDay(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return parseDashedDate(text) && text;
}

/** The days of a preset, seen from `now`. */
export function presetDays(preset: PeriodPreset, now: Date = new Date()): Required<DayRange> {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const days = (from: Date, to: Date) => ({ from: isoDay(from), to: isoDay(to) });
  switch (preset) {
    case 'this-month':
      return days(new Date(year, month, 1), new Date(year, month + 1, 0));
    case 'last-month':
      return days(new Date(year, month - 1, 1), new Date(year, month, 0));
    case 'this-quarter': {
      const first = month - (month % 3);
      return days(new Date(year, first, 1), new Date(year, first + 3, 0));
    }
    case 'this-year':
      return days(new Date(year, 0, 1), new Date(year, 11, 31));
    case 'last-30-days':
      return days(new Date(year, month, day - 29), now);
    case 'next-30-days':
      return days(now, new Date(year, month, day + 29));
  }
}
