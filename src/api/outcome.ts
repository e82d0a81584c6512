import { fieldsOf } from '../lib/fieldsOf';
import { errorWithoutBody, isOutage, toApiError } from './errors';
import { NOT_IMPLEMENTED } from './isNotImplemented';

/**
 * Returns the requested record. Throws an `ApiError` if the answer is another record or none, even with a success
 * status: otherwise missing fields would count as emptied, and typed values as saved.
 *
 * @param idField field with the record's id, such as `requestId` of a request's form
 */
export function demandRecord<Answer>(answer: Answer, id: string, idField = 'id'): Answer {
  if (fieldsOf(answer)[idField] !== id) throw errorWithoutBody('INVALID_RESPONSE');
  return answer;
}

/**
 * Returns whether the server may have executed a failed call: there was no answer, an invalid one, or one about an
 * interruption. False for a call that the server does not have.
 */
export function mayHaveBeenDone(error: unknown): boolean {
  const failure = toApiError(error);
  const { status } = failure;
  if (typeof status !== 'number' || status === 408) return true;
  return isOutage(failure) && status !== NOT_IMPLEMENTED;
}
