import { dateText } from '../../../lib/dates';

/** «Страхование подключено с …»; without the date where it cannot be read. */
export function connectedSince(start: unknown): string {
  const day = dateText(start);
  return day === '' ? 'Страхование подключено' : `Страхование подключено с\u00A0${day}`;
}
