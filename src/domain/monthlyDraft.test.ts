import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, moscowDay } from '../lib/isoDay';
import { draftCountdown, monthlyDraft } from './monthlyDraft';

const HOME_ZONE = process.env['TZ'];

afterEach(() => {
  process.env['TZ'] = HOME_ZONE;
});

const countdownOn = (today: string) => draftCountdown(monthlyDraft(today).preparedDate, today);

describe('the days until the next draft', () => {
  it.each([
    ['2026-11-22', 'Через 18 дней, 10 декабря', '2026-11-01'],
    ['2026-11-05', 'Через 5 дней, 10 ноября', '2026-10-01'],
    ['2026-11-08', 'Через 2 дня, 10 ноября', '2026-10-01'],
    ['2026-11-09', 'Через 1 день, 10 ноября', '2026-10-01'],
    ['2026-11-10', 'Сегодня, 10 ноября', '2026-10-01'],
    ['2026-11-11', 'Через 29 дней, 10 декабря', '2026-11-01'],
    ['2026-12-31', 'Через 10 дней, 10 января', '2026-12-01'],
    ['2026-12-11', 'Через 30 дней, 10 января', '2026-12-01'],
    ['2027-01-01', 'Через 9 дней, 10 января', '2026-12-01'],
    ['2028-02-28', 'Через 11 дней, 10 марта', '2028-02-01'],
    ['2027-10-20', 'Через 21 день, 10 ноября', '2027-10-01'],
  ])('are shown on %s as «%s», for the month that begins on %s', (today, words, covered) => {
    expect(countdownOn(today).replaceAll('\u00A0', ' ')).toBe(words);
    expect(monthlyDraft(today).covered).toBe(covered);
  });

  it.each([
    'Europe/Moscow',
    'Europe/Kaliningrad',
    'Asia/Vladivostok',
    'America/New_York',
    'Pacific/Kiritimati',
  ])('are counted in Moscow time even if the computer is in the time zone %s', (zone) => {
    process.env['TZ'] = zone;
    expect(countdownOn(moscowDay(new Date('2026-11-09T20:59:59Z')))).toMatch(/^Через 1/);
    expect(countdownOn(moscowDay(new Date('2026-11-09T21:30:00Z')))).toMatch(/^Сегодня/);
  });

  it('decrease by one each day until the 10th, and are never more than 30', () => {
    const daysOf = (text: string) => Number(/^Через (\d+)/.exec(text)?.[1] ?? 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (offset) => {
        const today = addDays('2026-01-01', offset);
        const days = daysOf(countdownOn(today));
        const tomorrow = daysOf(countdownOn(addDays(today, 1)));
        expect(days).toBeLessThanOrEqual(30);
        // On the 11th the count starts again, at the length of the month minus one.
        expect(tomorrow === days - 1 || days === 0).toBe(true);
      }),
    );
  });
});
