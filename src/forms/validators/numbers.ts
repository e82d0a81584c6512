import { INCORRECT, whenFilled, type Validator } from './validator';

const NUMERIC = 'Значение должно быть числом';
const INTEGER = 'Поле должно быть целым числом';

function matches(value: unknown, pattern: RegExp): boolean {
  return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value));
}

/** Accepts digits 0-9 only, including leading zeros, which an ИНН may have. */
export const numeric: Validator = whenFilled((value) =>
  matches(value, /^[0-9]+$/) ? undefined : NUMERIC,
);

export const integer: Validator = whenFilled((value) =>
  matches(value, /^-?[0-9]+$/) ? undefined : INTEGER,
);

/** Creates a rule for numbers between two bounds, both included; the decimal sign may be a comma. */
export function between(min: number, max: number): Validator {
  return whenFilled((value) => {
    if (!matches(value, /^-?[0-9]+(?:[.,][0-9]+)?$/)) return INCORRECT;
    const number = Number(String(value).replace(',', '.'));
    return number >= min && number <= max ? undefined : INCORRECT;
  });
}
