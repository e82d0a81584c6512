import { fieldsOf } from '../lib/fieldsOf';
import { mergeChanges, type Conflict } from '../lib/mergeChanges';
import type { ApiError } from './errors';

/** Returns a readable text for a field's value; undefined if the value itself is readable. */
export type WordsFor<Values> = (field: keyof Values & string, value: unknown) => string | undefined;

function shownValue(value: unknown): string {
  const { name } = fieldsOf(value);
  const text = typeof name === 'string' ? name : value;
  return typeof text === 'string' && text !== '' ? text : 'пусто';
}

/** Returns the conflicts as one API error with an error for each field, so that the form keeps its input. */
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
 * Returns the record to send: `mine`, merged with the changes from `base` to `theirs`, the server's current record.
 * @throws ApiError for the form if both sides changed a field differently
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
