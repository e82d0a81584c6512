import { fieldsOf } from '../../lib/fieldsOf';
import { errorWithoutBody } from '../errors';

/**
 * The record that was asked for: before a change is merged into it, or after it was saved. Throws an
 * `ApiError` when the answer is another record or none, also with a status of success: otherwise its
 * missing fields would count as emptied, and the typed ones as saved.
 *
 * @param idField where this record has its id; a form of a request has it in `requestId`
 */
export function demandRecord<Answer>(answer: Answer, id: string, idField = 'id'): Answer {
  if (fieldsOf(answer)[idField] !== id) throw errorWithoutBody('INVALID_RESPONSE');
  return answer;
}
