import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dateTimeText, formatMoment, readersTimeText } from './calendar/moments';
import { calendarDaysUntil, formatDate } from './dates';
import { addDays, endOfMonth, moscowDay } from './isoDay';
import { endOfDay, moscowClock, startOfDay } from './moscow';

const HOME_ZONE = process.env['TZ'];

afterEach(() => {
  process.env['TZ'] = HOME_ZONE;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time zones west and east of Moscow, with and without summer time, and with the extreme offsets from UTC. */
const ZONES = [
  ['Europe/Moscow', 3],
  ['Europe/Kaliningrad', 2],
  ['Asia/Vladivostok', 10],
  ['Asia/Kolkata', 5.5],
  ['Pacific/Kiritimati', 14],
  ['Etc/GMT+12', -12],
  ['UTC', 0],
  ['America/New_York', undefined],
  ['Europe/Berlin', undefined],
] as const;

/** Returns the time on a clock with this offset from UTC, computed without time zone data. */
function shownBy(hours: number, at: Date) {
  const [date = '', time = ''] = new Date(at.getTime() + hours * HOUR).toISOString().split('T');
  return { day: date, time: time.slice(0, 5) };
}

const russian = (day: string) => day.split('-').toReversed().join('.');

const days = fc.integer({ min: 0, max: 9000 }).map((count) => addDays('2015-01-01', count));
/** The last and the first day of a month, which an error of one day would move to another month, and the 10th. */
const turns = days.chain((day) =>
  fc.constantFrom(endOfMonth(day), addDays(endOfMonth(day), 1), `${day.slice(0, 8)}10`),
);
const aroundMidnight = fc
  .tuple(turns, fc.integer({ min: -12 * 60, max: 12 * 60 }))
  .map(([day, minutes]) => new Date(Date.parse(startOfDay(day)) + minutes * MINUTE));
const moments = fc.oneof(
  aroundMidnight,
  fc.date({
    min: new Date('2015-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  }),
);

describe.each(ZONES)('for a reader in %s', (zone, hours) => {
  const check = (property: (at: Date) => void) => {
    process.env['TZ'] = zone;
    fc.assert(fc.property(moments, property));
  };

  it('a moment is shown in Moscow time, with «МСК» if the reader’s differs', () => {
    check((at) => {
      const { day, time } = shownBy(3, at);
      const offset = hours ?? -at.getTimezoneOffset() / 60;
      const mark = offset === 3 ? '' : '\u00A0МСК';
      expect(formatDate(at.toISOString())).toBe(russian(day));
      expect(dateTimeText(at.toISOString())).toBe(`${russian(day)}, ${time}${mark}`);
      expect(formatMoment(at, at)).toBe(`в\u00A0${time}${mark}`);
      const own = shownBy(offset, at);
      expect(readersTimeText(at)).toBe(
        offset === 3 ? undefined : `По вашему времени: ${russian(own.day)}, ${own.time}`,
      );
    });
  });

  it('the displayed day contains the moment, and the days before and after do not', () => {
    check((at) => {
      const day = moscowDay(at);
      const isFoundBy = (one: string) =>
        Date.parse(startOfDay(one)) <= at.getTime() && at.getTime() <= Date.parse(endOfDay(one));
      expect(russian(day)).toBe(formatDate(at.toISOString()));
      expect([addDays(day, -1), day, addDays(day, 1)].map(isFoundBy)).toEqual([false, true, false]);
    });
  });

  it('days are counted from today in Moscow, and a date without time is never shifted', () => {
    check((at) => {
      const { day } = shownBy(3, at);
      expect(formatDate(day)).toBe(russian(day));
      expect(calendarDaysUntil(russian(day), at)).toBe(0);
      expect(calendarDaysUntil(russian(addDays(day, 1)), at)).toBe(1);
    });
  });
});

it('startOfDay and endOfDay return the first and the last moment of a day in Moscow', () => {
  expect(moscowClock(new Date(startOfDay('2026-11-10')))).toEqual({
    date: '10.11.2026',
    time: '00:00',
  });
  expect(moscowClock(new Date(endOfDay('2026-11-10')))).toEqual({
    date: '10.11.2026',
    time: '23:59',
  });
});
