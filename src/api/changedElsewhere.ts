import { fieldsOf } from '../lib/fieldsOf';
import { mergeChanges, type Conflict } from '../lib/mergeChanges';
import type { ApiError } from './errors';

function shownValue(value: unknown): string {
  const { name } = fieldsOf(value);
  const text = typeof name === 'string' ? name : value;
  return typeof text === 'string' && text !== '' ? text : 'пусто';
}

/** Conflicts as a refusal of the form: the values stay, and a second attempt goes through. */
export function changedElsewhere<Values>(conflicts: readonly Conflict<Values>[]): ApiError {
  return {
    status: 409,
    code: 'CHANGED_ELSEWHERE',
    message:
      'Данные уже изменены в другом окне. Проверьте отмеченные поля и сохраните ещё раз, чтобы оставить свои значения.',
    fieldErrors: conflicts.map(({ field, theirs }) => ({
      field,
      message: `В другом окне: ${shownValue(theirs)}`,
    })),
  };
}

/**
 * The record to send when a form that started from `base` holds `mine` and the server holds `theirs`
 * by now. @throws ApiError for the form where both sides changed a field differently.
 */
export function mergedOrRefused<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Values {
  const { merged, conflicts } = mergeChanges(base, mine, theirs);
  if (conflicts.length > 0) throw changedElsewhere(conflicts);
  return merged;
}
