import { Info } from 'luxon';
import { dayAndMonth } from '../dates';
import type { IsoDay } from '../isoDay';
import { luxonDay } from './days';

const capitalized = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns «декабрь», as in «Итого за декабрь». */
export const monthName = (day: IsoDay): string => luxonDay(day).toFormat('LLLL');

/** Returns «ноябре», as in «возвраты в ноябре»: luxon has no format for this case of the noun. */
export const inMonth = (day: IsoDay): string => monthName(day).replace(/[ьй]?$/u, 'е');

/** Returns «Декабрь 2026». */
export const monthTitle = (day: IsoDay): string => capitalized(luxonDay(day).toFormat('LLLL yyyy'));

/** Returns «пятница». */
export const weekdayName = (day: IsoDay): string => luxonDay(day).toFormat('cccc');

/** Returns «Пятница, 11 декабря». */
export const dayTitle = (day: IsoDay): string =>
  capitalized(luxonDay(day).toFormat('cccc, d MMMM'));

/** Returns the title of a period: «7–13 декабря 2026», «28 декабря 2026 — 3 января 2027». */
export function periodTitle(from: IsoDay, to: IsoDay): string {
  const [first, last] = [luxonDay(from), luxonDay(to)];
  const end = last.toFormat('d MMMM yyyy');
  if (!first.hasSame(last, 'year')) return `${first.toFormat('d MMMM yyyy')} — ${end}`;
  return first.hasSame(last, 'month') ? `${first.day}–${end}` : `${dayAndMonth(from)} — ${end}`;
}

/** Names of the months: «Январь» and so on. */
export const MONTHS: readonly string[] = Info.months('long', { locale: 'ru' }).map((name) =>
  capitalized(name),
);

const SHORT_NAMES = Info.weekdays('short', { locale: 'ru' });

/** Days of the week from Monday: full names, and short names for column headings. */
export const WEEKDAYS: readonly (readonly [name: string, short: string])[] = Info.weekdays('long', {
  locale: 'ru',
}).map((name, index) => [name, capitalized(SHORT_NAMES[index])]);
