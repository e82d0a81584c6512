import { readDay } from '../../lib/dates';
import { INCORRECT, isEmpty, type Validator } from './validator';

/** date_range: two dates or none. */
export const dateRange: Validator = (value) => {
  if (isEmpty(value)) return undefined;
  if (!Array.isArray(value) || value.length !== 2) return INCORRECT;
  if (value.every((end) => isEmpty(end))) return undefined;
  return value.every((end) => readDay(end) !== undefined) ? undefined : INCORRECT;
};
