import { isIsoDay } from './isoDay';

export { isIsoDay };

const TYPED = /^(\d{1,2})[./,\s-]+(\d{1,2})[./,\s-]+(\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A day as people write it (`01.12.2026`, `1.12.2026`, `01/12/2026`, `01122026`, or ISO) as
 * `2026-12-01`. Nothing where it is unfinished or there is no such day; two digits of a year would
 * be a guess.
 */
export function isoDayOf(text: string): string | undefined {
  const plain = text.trim();
  if (isIsoDay(plain)) return plain;
  const parts = TYPED.exec(plain) ?? DIGITS_ONLY.exec(plain);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : undefined;
}

/** A day of the reader's own calendar, as `2026-12-01`. */
export function isoDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
