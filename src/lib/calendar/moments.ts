import { DateTime, SystemZone } from 'luxon';
import { dateText, readInstant, type ServerDate } from '../dates';
import type { IsoDay } from '../isoDay';
import { MOSCOW } from '../moscow';
import { isoDayOf } from './days';

const DATE_AND_TIME = 'dd.MM.yyyy, HH:mm';

const inMoscow = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: MOSCOW });

const isReadersTime = (moment: DateTime): boolean =>
  moment.offset === SystemZone.instance.offset(moment.toMillis());

const zoneMark = (moment: DateTime): string => (isReadersTime(moment) ? '' : '\u00A0МСК');

/**
 * Returns 'ДД.ММ.ГГГГ, ЧЧ:ММ' in Moscow time, with «МСК» if the reader's clock shows another time; a date without time
 * stays a date; empty for a missing value.
 */
export function dateTimeText(value: ServerDate): string {
  const at = readInstant(value);
  if (!at) return dateText(value);
  const moment = inMoscow(at);
  return `${moment.toFormat(DATE_AND_TIME)}${zoneMark(moment)}`;
}

/**
 * Returns «в 14:05» for today, «20.11.2026 в 14:05» for another day, with «МСК» if the reader's clock shows
 * another time.
 */
export function formatMoment(at: Date, now: Date = new Date()): string {
  const moment = inMoscow(at);
  const isToday = moment.toISODate() === inMoscow(now).toISODate();
  const day = isToday ? '' : moment.toFormat('dd.MM.yyyy ');
  return `${day}в\u00A0${moment.toFormat('HH:mm')}${zoneMark(moment)}`;
}

/** Returns the reader's local time at a moment; undefined if it equals Moscow time. */
export function readersTimeText(at: Date): string | undefined {
  if (isReadersTime(inMoscow(at))) return undefined;
  return `По вашему времени: ${DateTime.fromJSDate(at).toFormat(DATE_AND_TIME)}`;
}

/** Returns the name of the browser's time zone: `Asia/Vladivostok`. */
export const readersZone = (): string => SystemZone.instance.name;

/** Returns midnight of a day in the reader's time zone, for PrimeReact's calendar; `dayOfMoment` reverses it. */
export const momentOf = (day: IsoDay): Date => DateTime.fromISO(day, { zone: 'system' }).toJSDate();
export const dayOfMoment = (moment: Date): IsoDay =>
  isoDayOf(DateTime.fromJSDate(moment, { zone: 'system' }));
