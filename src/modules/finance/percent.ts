const NO_VALUE = '—';

const FORMAT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/**
 * A share or an annual rate in percent as the customer reads it: `17.5` is '17,5 %', with a no-break
 * space and at most two decimals. Anything but a finite number gives a dash; it never throws.
 */
export function formatPercent(percent: unknown): string {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return NO_VALUE;
  // `+ 0` turns -0 into 0; some ICU releases group with U+202F.
  return `${FORMAT.format(percent + 0).replaceAll('\u202F', '\u00A0')}\u00A0%`;
}
