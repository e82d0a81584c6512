import { DateTime } from 'luxon';
import { luxonDay } from '../../../../lib/calendar/days';
import type { IsoDay } from '../../../../lib/isoDay';
import { MOSCOW } from '../../../../lib/moscow';

export interface DayEvent {
  /** Stable id, so that a calendar program replaces the event instead of showing it twice. */
  uid: string;
  day: IsoDay;
  summary: string;
  description?: string;
}

const LONGEST_LINE = 75;
const octets = new TextEncoder();

/**
 * Returns a calendar file (RFC 5545) of all-day events.
 *
 * @param stamp time of creation
 */
export function icalendarOf(name: string, events: readonly DayEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Business cabinet//Payment calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    // All-day events have no time; their days are days in Moscow.
    `X-WR-TIMEZONE:${MOSCOW}`,
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, day, summary, description }: DayEvent, stamp: Date): string[] {
  const start = luxonDay(day);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${DateTime.fromJSDate(stamp, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'")}`,
    `DTSTART;VALUE=DATE:${start.toFormat('yyyyMMdd')}`,
    // The end of an event is the day after it (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${start.plus({ days: 1 }).toFormat('yyyyMMdd')}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    // Calendar programs must not show the day as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Escapes characters that would end a value, and drops control characters (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** Folds lines to at most 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const weight = octets.encode(sign).length;
    if (size + weight > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += sign;
    size += weight;
  }
  return [...parts, part].join('\r\n');
}
