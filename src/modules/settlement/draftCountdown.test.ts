import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, moscowDay } from '../../lib/isoDay';
import { draftCountdown } from './draftCountdown';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the days that are left to the next draft', () => {
  it.each([
    ['2026-11-22', 'Через 18 дней, 10 декабря', 'ноябрь'],
    ['2026-11-05', 'Через 5 дней, 10 ноября', 'октябрь'],
    ['2026-11-08', 'Через 2 дня, 10 ноября', 'октябрь'],
    ['2026-11-09', 'Через 1 день, 10 ноября', 'октябрь'],
    ['2026-11-10', 'Сегодня, 10 ноября', 'октябрь'],
    ['2026-11-11', 'Через 29 дней, 10 декабря', 'ноябрь'],
    ['2026-12-31', 'Через 10 дней, 10 января', 'декабрь'],
    ['2026-12-11', 'Через 30 дней, 10 января', 'декабрь'],
    ['2027-01-01', 'Через 9 дней, 10 января', 'декабрь'],
    ['2028-02-28', 'Через 11 дней, 10 марта', 'февраль'],
    ['2027-10-20', 'Через 21 день, 10 ноября', 'октябрь'],
  ])('on %s: %s, for %s', (today, when, covered) => {
    const countdown = draftCountdown(today);
    expect(plain(countdown.when)).toBe(when);
    expect(countdown.covered).toBe(covered);
  });

  it('are days of Moscow: at 21:30 UTC of the 9th it is the 10th there', () => {
    expect(draftCountdown(moscowDay(new Date('2026-11-09T20:59:59Z'))).when).toMatch(/^Через 1/);
    expect(draftCountdown(moscowDay(new Date('2026-11-09T21:30:00Z'))).when).toMatch(/^Сегодня/);
  });

  it('go down by one each day, and are never more than 30', () => {
    const daysOf = (text: string) => Number(/^Через (\d+)/.exec(text)?.[1] ?? 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (offset) => {
        const today = addDays('2026-01-01', offset);
        const days = daysOf(draftCountdown(today).when);
        const tomorrow = daysOf(draftCountdown(addDays(today, 1)).when);
        expect(days).toBeLessThanOrEqual(30);
        // After the 10th it begins again, at the length of the month.
        expect(tomorrow === days - 1 || days === 0).toBe(true);
      }),
    );
  });
});
