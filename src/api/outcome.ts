import { fieldsOf } from '../lib/fieldsOf';
import { errorWithoutBody, isOutage, toApiError } from './errors';
import { NOT_IMPLEMENTED } from './isMissingCall';

/**
 * Returns the record of a successful response. Throws an `ApiError` if it is another record or none. Without this
 * check, a form would treat missing fields as emptied, and the input as saved.
 *
 * @param idField field with the record's id, such as `requestId` in a request's form
 */
export function demandRecord<Answer>(answer: Answer, id: string, idField = 'id'): Answer {
  if (fieldsOf(answer)[idField] !== id) throw errorWithoutBody('INVALID_RESPONSE');
  return answer;
}

/**
 * Returns true if the server may have executed a failed call: the response is missing, invalid, or reports a timeout or
 * an outage. False for a call that the server does not implement.
 */
export function mayHaveBeenDone(error: unknown): boolean {
  const failure = toApiError(error);
  const { status } = failure;
  if (typeof status !== 'number' || status === 408) return true;
  return isOutage(failure) && status !== NOT_IMPLEMENTED;
}
