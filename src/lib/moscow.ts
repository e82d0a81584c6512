/** Time zone in which the cabinet shows, searches, counts and exports moments. */
export const MOSCOW = 'Europe/Moscow';

/** Offset of Moscow since 26.10.2014; the cabinet has no earlier moments. */
export const OFFSET = '+03:00';

// Created once: creating a format is far slower than using it, and a registry has many moments.
const format = new Intl.DateTimeFormat('ru-RU', {
  timeZone: MOSCOW,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns the Moscow date and time of a moment: «23.11.2026» and «14:05». */
export function moscowClock(at: Date): { date: string; time: string } {
  const [date = '', time = ''] = format.format(at).split(', ');
  return { date, time };
}

/** Returns the first moment of a day (`2026-11-22`) in Moscow, in the contract's format. */
export const startOfDay = (day: string): string => `${day}T00:00:00${OFFSET}`;

/** Returns the last moment of a day (`2026-11-22`) in Moscow. */
export const endOfDay = (day: string): string => `${day}T23:59:59.999${OFFSET}`;
