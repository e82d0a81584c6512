import { dateText } from '../../../lib/dates';
import { shownText } from '../../../lib/shownText';

/** «№ П-44/2025 от 03.02.2025»; empty without a number, the number alone without a date. */
export function numberAndDate(number: unknown, date: unknown): string {
  const shown = shownText(number);
  if (shown === '') return '';
  const day = dateText(date);
  return day === '' ? `№\u00A0${shown}` : `№\u00A0${shown} от\u00A0${day}`;
}
