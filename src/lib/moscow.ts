/**
 * The one zone of the cabinet: by it every moment is shown, found, counted and written into files,
 * wherever the reader is. No other file reads the clock of the browser's own zone.
 */
export const MOSCOW = 'Europe/Moscow';

/** The offset of Moscow since 26.10.2014; the cabinet has no moments from before. */
const OFFSET = '+03:00';

/** What a clock on a wall shows at a moment. */
export interface WallClock {
  /** «23.11.2026». */
  date: string;
  /** «14:05». */
  time: string;
}

// Making a format costs far more than using it, and a registry has many moments.
function clockIn(timeZone: string): (at: Date) => WallClock {
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => {
    const [date = '', time = ''] = format.format(at).split(', ');
    return { date, time };
  };
}

/** The clock in Moscow at a moment. */
export const moscowClock = clockIn(MOSCOW);

const clockOfUtc = clockIn('UTC');

/** The reader's own clock at a moment; undefined where it shows what the clock in Moscow shows. */
export function readersClock(at: Date): WallClock | undefined {
  const own = clockOfUtc(new Date(at.getTime() - at.getTimezoneOffset() * 60_000));
  const { date, time } = moscowClock(at);
  return own.date === date && own.time === time ? undefined : own;
}

/** The zone that the browser is set to, by its name: `Asia/Vladivostok`. */
export function readersZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The first moment of a day (`2026-11-22`) in Moscow, as the contract writes moments. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00${OFFSET}`;
}

/** The last moment of a day (`2026-11-22`) in Moscow. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59.999${OFFSET}`;
}

/** A time without an offset as a moment: it is one of Moscow. */
export function momentInMoscow(dateAndTime: string): Date {
  return new Date(`${dateAndTime}${OFFSET}`);
}
