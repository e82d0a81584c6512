import { fieldsOf } from '../lib/fieldsOf';
import { errorWithoutBody, isOutage, toApiError } from './errors';
import { NOT_IMPLEMENTED } from './isNotImplemented';

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

/**
 * Returns whether the server may have done the work of a failed call: no answer, an unreadable one, or one
 * that says that the work was cut short. A server without such a call has done nothing.
 */
export function mayHaveBeenDone(error: unknown): boolean {
  const failure = toApiError(error);
  const { status } = failure;
  if (typeof status !== 'number' || status === 408) return true;
  return isOutage(failure) && status !== NOT_IMPLEMENTED;
}
