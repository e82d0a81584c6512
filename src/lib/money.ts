const NO_VALUE = '—';

export interface MoneyOptions {
  /**
   * True for two decimals (default), false for none, as on the cards of offers. `any` is for prices, because a price
   * must be exact: «49 ₽», but «49,50 ₽» and never «50 ₽».
   */
  fraction?: boolean | 'any';
  /** ISO 4217 code; RUB by default. */
  currency?: string;
}

// Cached, because creating an Intl.NumberFormat is slow and a registry formats thousands of sums.
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

/**
 * Returns a sum in minor units as text: `123450` is '1 234,50 ₽', with no-break spaces. For a value that is not a
 * finite number, or a malformed currency, logs the warning 'Неверный формат валюты' and returns a dash; never throws.
 */
export function formatMoney(kopeks: unknown, options: MoneyOptions = {}): string {
  const { fraction: wanted = true, currency = 'RUB' } = options;
  if (typeof kopeks !== 'number' || !Number.isFinite(kopeks)) return unreadable();
  const fraction = wanted === 'any' ? kopeks % 100 !== 0 : wanted;
  try {
    const units = fraction ? kopeks / 100 : roundHalfAway(kopeks / 100);
    // `+ 0` turns -0 into 0, because Intl would print a minus. Some ICU releases group with U+202F, but the text must
    // be the same in every browser.
    return formatFor(currency, fraction ? 2 : 0)
      .format(units + 0)
      .replaceAll('\u202F', '\u00A0');
  } catch {
    return unreadable();
  }
}

function roundHalfAway(units: number): number {
  return Math.sign(units) * Math.round(Math.abs(units));
}

function unreadable(): string {
  console.warn('Неверный формат валюты');
  return NO_VALUE;
}
