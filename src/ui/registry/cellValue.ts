import type { Tone } from '../../domain/statuses/status';
import { dateText } from '../../lib/dates';
import { formatMoney } from '../../lib/money';

/** The value of a cell, for its text and for exported files; undefined if there is none. */
export type CellValue =
  | string
  | { readonly kopeks: number }
  /** An ISO date or instant. */
  | { readonly day: string }
  | { readonly number: number; readonly unit?: '%' | 'дн.' }
  | { readonly label: string; readonly tone: Tone }
  | undefined;

const FORMAT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** Returns the value as text: for tooltips and screen readers. */
export function cellText(value: CellValue): string {
  if (typeof value !== 'object') return value ?? '';
  if ('kopeks' in value) return formatMoney(value.kopeks);
  if ('day' in value) return dateText(value.day);
  if ('label' in value) return value.label;
  const { number, unit } = value;
  // Some ICU releases group with U+202F.
  const digits = FORMAT.format(number).replaceAll('\u202F', '\u00A0');
  return unit === undefined ? digits : `${digits}\u00A0${unit}`;
}
