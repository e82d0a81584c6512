import { afterEach, describe, expect, it } from 'vitest';
import { calendarDaysUntil } from './dates';

const HOME_ZONE = process.env.TZ;

afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = HOME_ZONE;
});

describe('calendarDaysUntil', () => {
  const morning = new Date('2026-11-20T00:00:01+03:00');
  const evening = new Date('2026-11-20T23:59:59+03:00');

  it.each([
    ['20.11.2026', 0],
    ['21.11.2026', 1],
    ['30.11.2026', 10],
    ['20.11.2027', 365],
    ['19.11.2026', 0],
    ['01.01.2000', 0],
  ])('counts the calendar days to %s at any hour, with 0 for a past day', (text, days) => {
    expect(calendarDaysUntil(text, morning)).toBe(days);
    expect(calendarDaysUntil(text, evening)).toBe(days);
  });

  it('counts a day with a clock change as one day', () => {
    process.env.TZ = 'Europe/Berlin';
    expect(calendarDaysUntil('30.03.2026', new Date('2026-03-28T20:30:00Z'))).toBe(2);
    expect(calendarDaysUntil('26.10.2026', new Date('2026-10-24T20:30:00Z'))).toBe(2);
  });

  it.each(['Europe/Kaliningrad', 'Asia/Vladivostok'])(
    'counts the days in Moscow for a reader in %s',
    (zone) => {
      process.env.TZ = zone;
      expect(calendarDaysUntil('23.11.2026', new Date('2026-11-22T20:59:00Z'))).toBe(1);
      expect(calendarDaysUntil('23.11.2026', new Date('2026-11-22T21:00:00Z'))).toBe(0);
    },
  );

  it('includes 29 February of a leap year', () => {
    expect(calendarDaysUntil('01.03.2028', new Date('2028-02-28T12:00:00+03:00'))).toBe(2);
  });

  it.each([
    '31.02.2026',
    '2026-11-20',
    '1.2.2026',
    '20.11.26',
    '20.11.2026 г.',
    '',
    null,
    undefined,
  ])('returns null for %o', (text) => {
    expect(calendarDaysUntil(text, morning)).toBeNull();
  });

  it('returns 0 for a past day if no current time is given', () => {
    expect(calendarDaysUntil('01.01.2020')).toBe(0);
  });
});
