import type { IsoDay } from './isoDay';

// A day is drawn at noon of UTC and read in UTC: no time zone makes another one of it.
function writer(options: Intl.DateTimeFormatOptions): (day: IsoDay) => string {
  const format = new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}

const month = writer({ month: 'long' });
const weekday = writer({ weekday: 'long' });

/** «11 декабря». */
export const dayAndMonth = writer({ day: 'numeric', month: 'long' });

/** «11 декабря 2026 г.». */
export const longDay = writer({ day: 'numeric', month: 'long', year: 'numeric' });

/** «декабрь», as in «Итого за декабрь». */
export const monthName = month;

/** Where something happens: the language has no format for it. */
const IN_MONTH = [
  'январе',
  'феврале',
  'марте',
  'апреле',
  'мае',
  'июне',
  'июле',
  'августе',
  'сентябре',
  'октябре',
  'ноябре',
  'декабре',
] as const;

/** «ноябре», as in «возвраты в ноябре». */
export function inMonth(day: IsoDay): string {
  return IN_MONTH[Number(day.slice(5, 7)) - 1] ?? '';
}

/** «Декабрь 2026». */
export function monthTitle(day: IsoDay): string {
  return `${capitalized(month(day))} ${day.slice(0, 4)}`;
}

/** «Пятница, 11 декабря». */
export function dayTitle(day: IsoDay): string {
  return `${capitalized(weekday(day))}, ${dayAndMonth(day)}`;
}

/** «7–13 декабря 2026», «28 декабря 2026 — 3 января 2027»: the days from one to another. */
export function periodTitle(from: IsoDay, to: IsoDay): string {
  const year = to.slice(0, 4);
  if (from.slice(0, 4) !== year) {
    return `${dayAndMonth(from)} ${from.slice(0, 4)} — ${dayAndMonth(to)} ${year}`;
  }
  if (from.slice(0, 7) !== to.slice(0, 7))
    return `${dayAndMonth(from)} — ${dayAndMonth(to)} ${year}`;
  return `${Number(from.slice(8))}–${dayAndMonth(to)} ${year}`;
}

/** «пятница». */
export const weekdayName = weekday;

/** Days of the week from Monday: how they are spoken, and how they stand over a column. */
export const WEEKDAYS = [
  ['понедельник', 'Пн'],
  ['вторник', 'Вт'],
  ['среда', 'Ср'],
  ['четверг', 'Чт'],
  ['пятница', 'Пт'],
  ['суббота', 'Сб'],
  ['воскресенье', 'Вс'],
] as const;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
