import { formatDate, readDay } from '../../lib/dates';
import { isIsoDay } from '../../lib/isoDay';
import { isExcelDay } from '../../lib/calendar/typedDate';
import { INCORRECT, isEmpty, whenFilled, type Validator } from './validator';

/** Rule for days: accepts an existing day, written as `2026-12-01`, or an empty value. */
export const day: Validator = whenFilled((value) => {
  if (isIsoDay(value)) return undefined;
  return typeof value === 'string' && isExcelDay(value)
    ? 'Excel показывает так дату, если у ячейки числовой формат. Введите её в формате ДД.ММ.ГГГГ'
    : 'Введите существующую дату в формате ДД.ММ.ГГГГ';
});

/** Creates a rule for days from `min` to `max` (`2026-12-01`), both included; a missing bound is not checked. */
export function dayWithin(min: string | undefined, max: string | undefined): Validator {
  return whenFilled((value) => {
    if (!isIsoDay(value)) return undefined;
    if (min !== undefined && value < min) return `Дата не может быть раньше ${formatDate(min)}`;
    if (max !== undefined && value > max) return `Дата не может быть позже ${formatDate(max)}`;
    return undefined;
  });
}

const isDate = (end: unknown): boolean =>
  end instanceof Date
    ? !Number.isNaN(end.getTime())
    : typeof end === 'string' && readDay(end) !== undefined;

/** Rule date_range: accepts two dates or none. */
export const dateRange: Validator = (value) => {
  if (isEmpty(value)) return undefined;
  if (!Array.isArray(value) || value.length !== 2) return INCORRECT;
  if (value.every((end) => isEmpty(end))) return undefined;
  return value.every(isDate) ? undefined : INCORRECT;
};
