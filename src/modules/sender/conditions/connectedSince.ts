import { formatDate, readDate } from '../../../lib/dates';

/** «Страхование подключено с …»; without the date where it cannot be read. */
export function connectedSince(start: unknown): string {
  return readDate(start)
    ? `Страхование подключено с\u00A0${formatDate(start)}`
    : 'Страхование подключено';
}
