import { formatMoney } from '../../lib/money';
import { whenFilled, type Validator } from './validator';

/** Checks that a sum is a whole number of kopeks. */
export const kopeks: Validator = whenFilled((value) =>
  Number.isSafeInteger(value) ? undefined : 'Введите сумму в рублях, например 1\u00A0234,50',
);

/** Creates a rule for sums between two bounds in kopeks, both included. */
export function kopeksWithin(min: number | undefined, max: number | undefined): Validator {
  return whenFilled((value) => {
    if (typeof value !== 'number') return undefined;
    if (min !== undefined && value < min) return `Сумма не может быть меньше ${formatMoney(min)}`;
    if (max !== undefined && value > max) return `Сумма не может быть больше ${formatMoney(max)}`;
    return undefined;
  });
}
