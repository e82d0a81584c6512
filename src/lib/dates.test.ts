import { afterEach, describe, expect, it } from 'vitest';
import { dateText, formatDate, formatLongDate, parseDashedDate, readDay } from './dates';

const HOME_ZONE = process.env.TZ;

function inTimeZone(zone: string): void {
  process.env.TZ = zone;
}

afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = HOME_ZONE;
});

const UNREADABLE = [
  undefined,
  null,
  '',
  ' ',
  'вчера',
  '31.02.2026',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-13-01',
  '2026-11-20T25:00:00Z',
  '20.11.26',
  '2026/11/20',
];

describe('parseDashedDate', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-1-5', '2026-01-05'],
    ['2024-02-29', '2024-02-29'],
    ['0099-12-31', '0099-12-31'],
  ])('reads %s', (text, day) => {
    expect(parseDashedDate(text)).toBe(day);
  });

  it.each([
    '2026-02-29',
    '2026-00-10',
    '2026-11-31',
    '2026-11-00',
    '2026-11',
    '2026-11-20-01',
    '2026-11-20T10:00:00Z',
    '20.11.2026',
    'год-месяц-день',
    '2026--20',
    '-2026-11-20',
    '2026-1e1-20',
    '2026- 1-20',
    '٢٠٢٦-11-20',
    '',
    '--',
  ])('returns undefined for %o', (text) => {
    expect(parseDashedDate(text)).toBeUndefined();
  });
});

describe('formatDate', () => {
  it.each([
    ['2026-11-20', '20.11.2026'],
    ['20.11.2026', '20.11.2026'],
    ['01.02.2003', '01.02.2003'],
    ['2026-11-20T10:15:30', '20.11.2026'],
    ['2026-11-20T10:15:30.123456', '20.11.2026'],
    ['2026-11-20 10:15', '20.11.2026'],
  ])('shows %s as a Russian date', (value, expected) => {
    expect(formatDate(value)).toBe(expected);
  });

  it.each(['America/Los_Angeles', 'Europe/Moscow', 'Pacific/Kiritimati'])(
    'does not shift a date without time for a reader in %s',
    (zone) => {
      inTimeZone(zone);
      expect(formatDate('2026-01-01')).toBe('01.01.2026');
    },
  );

  it.each(['Asia/Vladivostok', 'America/New_York'])(
    'shows the Moscow day to a reader in %s',
    (zone) => {
      inTimeZone(zone);
      expect(formatDate('2026-11-20T20:00:00Z')).toBe('20.11.2026');
      expect(formatDate('2026-11-20T21:00:00Z')).toBe('21.11.2026');
      expect(formatDate('2026-11-20T23:59:00+03:00')).toBe('20.11.2026');
    },
  );

  it.each(UNREADABLE)('returns a hyphen for %o, and readDay returns undefined', (value) => {
    expect(formatDate(value)).toBe('-');
    expect(readDay(value)).toBeUndefined();
  });
});

describe('dateText', () => {
  it('returns the Russian date of an existing day', () => {
    expect(dateText('2026-11-20')).toBe('20.11.2026');
    expect(dateText('2026-11-30')).toBe('30.11.2026');
  });

  it.each(UNREADABLE)('returns an empty text for %o', (value) => {
    expect(dateText(value)).toBe('');
  });
});

describe('formatLongDate', () => {
  it('writes the month in words, and «г.» after the year', () => {
    expect(formatLongDate('2026-11-20')).toBe('20 ноября 2026\u00A0г.');
    expect(formatLongDate('01.05.2026')).toBe('1 мая 2026\u00A0г.');
  });

  it.each(UNREADABLE)('returns a hyphen for %o', (value) => {
    expect(formatLongDate(value)).toBe('-');
  });
});
