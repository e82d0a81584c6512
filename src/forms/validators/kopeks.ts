import { formatMoney } from '../../lib/money';
import { whenFilled, type Validator } from './validator';

/** Rule for sums: accepts a whole number of kopeks, or an empty value. */
export const kopeks: Validator = whenFilled((value) =>
  Number.isSafeInteger(value) ? undefined : 'Введите сумму в рублях, например 1\u00A0234,50',
);

/** Creates a rule for sums from `min` to `max` kopeks, both included; a missing bound is not checked. */
export function kopeksWithin(min: number | undefined, max: number | undefined): Validator {
  return whenFilled((value) => {
    if (typeof value !== 'number') return undefined;
    if (min !== undefined && value < min) return `Сумма не может быть меньше ${formatMoney(min)}`;
    if (max !== undefined && value > max) return `Сумма не может быть больше ${formatMoney(max)}`;
    return undefined;
  });
}
