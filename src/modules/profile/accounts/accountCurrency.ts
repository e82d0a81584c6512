/** Digits 6 to 8 of an account are its currency; 810 is the rouble's code in accounts (ОК 014). */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['810', 'RUB'],
  ['643', 'RUB'],
  ['156', 'CNY'],
  ['398', 'KZT'],
  ['784', 'AED'],
  ['826', 'GBP'],
  ['840', 'USD'],
  ['933', 'BYN'],
  ['949', 'TRY'],
  ['978', 'EUR'],
]);

/**
 * Returns the currency of a settlement account as a letter code of ISO 4217; undefined for a code that is not in
 * the list.
 */
export function accountCurrency(account: string): string | undefined {
  return CURRENCIES.get(account.slice(5, 8));
}

const NAMES = new Intl.DisplayNames('ru', { type: 'currency' });

/**
 * Returns the name of a currency, such as «российский рубль»; the code itself if it has no name; '—' without a code.
 */
export function currencyName(code: unknown): string {
  if (typeof code !== 'string' || code === '') return '—';
  try {
    return NAMES.of(code) ?? code;
  } catch {
    return code;
  }
}
