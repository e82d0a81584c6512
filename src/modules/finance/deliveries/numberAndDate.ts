import { dateText } from '../../../lib/dates';

/** «№ П-44/2025 от 03.02.2025»; empty without a number, the number alone without a date. */
export function numberAndDate(
  number: string | null | undefined,
  date: string | null | undefined,
): string {
  if (!number) return '';
  const day = dateText(date);
  return day === '' ? `№\u00A0${number}` : `№\u00A0${number} от\u00A0${day}`;
}
