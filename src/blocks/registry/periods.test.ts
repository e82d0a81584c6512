import { describe, expect, it } from 'vitest';
import { isPeriodPreset, periodChoices, presetDays, readIsoDay } from './periods';

describe('a relative period', () => {
  it.each([
    ['this-month', [2024, 1, 15], '2024-02-01', '2024-02-29'],
    ['last-month', [2026, 0, 31], '2025-12-01', '2025-12-31'],
    ['last-month', [2026, 2, 31], '2026-02-01', '2026-02-28'],
    ['this-quarter', [2026, 10, 12], '2026-10-01', '2026-12-31'],
    ['this-quarter', [2026, 2, 31], '2026-01-01', '2026-03-31'],
    ['this-year', [2026, 5, 1], '2026-01-01', '2026-12-31'],
    ['last-30-days', [2026, 2, 1], '2026-01-31', '2026-03-01'],
    ['next-30-days', [2026, 11, 31], '2026-12-31', '2027-01-29'],
  ] as const)(
    '%s, on the day %j (January is 0), lasts from %s to %s',
    (preset, [year, month, day], from, to) => {
      expect(presetDays(preset, new Date(Date.UTC(year, month, day, 20, 59)))).toEqual({
        from,
        to,
      });
    },
  );

  it('must have one of the listed names', () => {
    expect(isPeriodPreset('this-month')).toBe(true);
    expect(isPeriodPreset('toString')).toBe(false);
    expect(isPeriodPreset(undefined)).toBe(false);
  });
});

it('readIsoDay accepts only existing ISO dates', () => {
  expect(readIsoDay('2026-11-30')).toBe('2026-11-30');
  for (const text of ['2026-11-31', '30.11.2026', '2026-1-1', '', undefined]) {
    expect(readIsoDay(text)).toBeUndefined();
  }
});

it('periodChoices offers no future periods for past events', () => {
  const names = (isPast: boolean) => periodChoices({ isPast }).map(([, name]) => name);
  expect(names(false)).toContain('Следующие 30 дней');
  expect(names(true)).not.toContain('Следующие 30 дней');
  expect(names(true)).toHaveLength(names(false).length - 1);
});
