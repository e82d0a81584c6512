import { fieldsOf } from '../../lib/fieldsOf';
import { errorWithoutBody } from '../errors';

/**
 * The record that was asked for: one that a change is about to be laid over, or what a save has led
 * to. Throws an `ApiError` when the answer is another record, or none, whatever its status: what it
 * lacks would be taken for emptied, and what was typed for saved.
 *
 * @param idField where this record has its id; a form of a request has it in `requestId`
 */
export function demandRecord<Answer>(answer: Answer, id: string, idField = 'id'): Answer {
  if (fieldsOf(answer)[idField] !== id) throw errorWithoutBody('INVALID_RESPONSE');
  return answer;
}
