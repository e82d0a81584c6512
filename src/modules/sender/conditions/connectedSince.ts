import { formatDate } from '../../../lib/dates';

/** «Страхование подключено с …»; without the date where it cannot be read. */
export function connectedSince(start: unknown): string {
  const day = formatDate(start);
  return day === '-' ? 'Страхование подключено' : `Страхование подключено с\u00A0${day}`;
}
