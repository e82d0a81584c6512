import { afterEach, describe, expect, it } from 'vitest';
import { dateTimeText, formatMoment, readersTimeText } from './moments';

const HOME_ZONE = process.env.TZ;

function inTimeZone(zone: string): void {
  process.env.TZ = zone;
}

afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = HOME_ZONE;
});

describe('dateTimeText', () => {
  it('adds the hours and minutes of Moscow time', () => {
    inTimeZone('Europe/Moscow');
    expect(dateTimeText('2026-11-20T06:05:00Z')).toBe('20.11.2026, 09:05');
    expect(dateTimeText('2026-11-20 09:05')).toBe('20.11.2026, 09:05');
    expect(readersTimeText(new Date('2026-11-20T06:05:00Z'))).toBeUndefined();
  });

  it('adds «МСК» if the reader’s time zone shows another time', () => {
    inTimeZone('Asia/Vladivostok');
    expect(dateTimeText('2026-11-20T20:05:00Z')).toBe('20.11.2026, 23:05\u00A0МСК');
    expect(dateTimeText('2026-11-20 23:05')).toBe('20.11.2026, 23:05\u00A0МСК');
    const at = new Date('2026-11-20T20:05:00Z');
    expect(readersTimeText(at)).toBe('По вашему времени: 21.11.2026, 06:05');
    // A zone with the same time as Moscow needs no «МСК».
    inTimeZone('Europe/Istanbul');
    expect(dateTimeText('2026-11-20T20:05:00Z')).toBe('20.11.2026, 23:05');
  });

  it('shows no time for a date without one', () => {
    expect(dateTimeText('2026-11-20')).toBe('20.11.2026');
    expect(dateTimeText('20.11.2026')).toBe('20.11.2026');
  });

  it.each(['', 'вчера', '2026-02-30T10:00:00Z', '20.11.26', undefined])(
    'returns an empty text for %o',
    (value) => {
      expect(dateTimeText(value)).toBe('');
    },
  );
});

describe('formatMoment', () => {
  it('shows only the time for a moment on the current Moscow day', () => {
    inTimeZone('Europe/Moscow');
    const at = new Date('2026-11-22T20:59:00Z');
    expect(formatMoment(at, new Date('2026-11-21T21:00:00Z'))).toBe('в\u00A023:59');
    expect(formatMoment(at, new Date('2026-11-22T21:00:00Z'))).toBe('22.11.2026 в\u00A023:59');
    inTimeZone('Europe/Kaliningrad');
    expect(formatMoment(at, at)).toBe('в\u00A023:59\u00A0МСК');
  });
});
