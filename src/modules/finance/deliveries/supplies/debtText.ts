import { formatMoney } from '../../../../lib/money';

/**
 * What is owed of a sum, where that is not the whole of it: «долг 400,00 ₽», «оплачена»; empty while
 * nothing was paid.
 *
 * @param amount kopeks, as `debt`
 */
export function debtText(amount: unknown, debt: unknown): string {
  if (typeof amount !== 'number' || typeof debt !== 'number' || debt === amount) return '';
  return debt === 0 ? 'оплачена' : `долг ${formatMoney(debt)}`;
}
