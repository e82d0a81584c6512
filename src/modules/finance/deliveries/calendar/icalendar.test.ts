import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icalendarOf, type DayEvent } from './icalendar';

const STAMP = new Date('2026-11-22T06:30:15.123Z');
const event = (more: Partial<DayEvent> = {}): DayEvent => ({
  uid: '2026-12-11-a1@calendar.example',
  day: '2026-12-11',
  summary: 'Погашение',
  ...more,
});
const file = (more?: Partial<DayEvent>) => icalendarOf('Платежи', [event(more)], STAMP);

/** Returns the value of a property, unfolded and unescaped. */
function valueOf(text: string, name: string): string | undefined {
  const line = text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

describe('a calendar file', () => {
  it('contains an all-day event', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Business cabinet//Payment calendar//RU',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Платежи',
      'X-WR-TIMEZONE:Europe/Moscow',
      'BEGIN:VEVENT',
      'UID:2026-12-11-a1@calendar.example',
      'DTSTAMP:20261122T063015Z',
      'DTSTART;VALUE=DATE:20261211',
      'DTEND;VALUE=DATE:20261212',
      'SUMMARY:Погашение',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends an event of the last day of a year in the next year', () => {
    expect(file({ day: '2026-12-31' })).toContain('DTEND;VALUE=DATE:20270101');
  });

  it('limits each line to 75 octets without splitting characters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(text, (summary) => {
        const made = file({ summary });
        const bytes = Buffer.from(made, 'utf8');
        expect(bytes.toString('utf8')).toBe(made);
        for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
        expect(made).not.toContain('\uFFFD');
      }),
    );
  });

  it('contains every text unchanged when it is read back', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((one) => one.replaceAll(/\p{Cc}/gu, ''));
    fc.assert(
      fc.property(text, text, (summary, second) => {
        const made = file({ summary, description: `${summary}\n${second}` });
        expect(valueOf(made, 'SUMMARY')).toBe(summary);
        expect(valueOf(made, 'DESCRIPTION')).toBe(`${summary}\n${second}`);
      }),
    );
  });

  it('escapes the server’s texts', () => {
    const made = file({ summary: 'a\r\nEND:VEVENT\r\nBEGIN:VALARM;,\\' });
    expect(made).not.toMatch(/^BEGIN:VALARM/m);
    expect(made.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(made).toContain('SUMMARY:a\\nEND:VEVENT\\nBEGIN:VALARM\\;\\,\\\\');
  });
});
