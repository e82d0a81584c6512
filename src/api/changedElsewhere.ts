import { fieldsOf } from '../lib/fieldsOf';
import { mergeChanges, type Conflict } from '../lib/mergeChanges';
import type { ApiError } from './errors';

/** The words for a value of a field, where the value itself is not readable; undefined for the rest. */
export type WordsFor<Values> = (field: keyof Values & string, value: unknown) => string | undefined;

function shownValue(value: unknown): string {
  const { name } = fieldsOf(value);
  const text = typeof name === 'string' ? name : value;
  return typeof text === 'string' && text !== '' ? text : 'пусто';
}

/** Conflicts as a refusal of the form: the values stay, and a second attempt goes through. */
export function changedElsewhere<Values>(
  conflicts: readonly Conflict<Values>[],
  wordsFor: WordsFor<Values> = () => undefined,
): ApiError {
  return {
    status: 409,
    code: 'CHANGED_ELSEWHERE',
    message:
      'Данные уже изменены в другом окне. Проверьте отмеченные поля и сохраните ещё раз, чтобы оставить свои значения.',
    fieldErrors: conflicts.map(({ field, theirs }) => ({
      field,
      message: `В другом окне: ${wordsFor(field, theirs) ?? shownValue(theirs)}`,
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
  wordsFor?: WordsFor<Values>,
): Values {
  const { merged, conflicts } = mergeChanges(base, mine, theirs);
  if (conflicts.length > 0) throw changedElsewhere(conflicts, wordsFor);
  return merged;
}
