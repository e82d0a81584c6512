import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form';
import { isAborted, isApiError, toApiError, type ApiError } from '../../api/errors';

/**
 * What a submit handler answered, as a failure or undefined. A handler may throw an `ApiError`,
 * return one, or return a mutation result `{error}` whose `unwrap` was forgotten.
 */
export function failureOf(outcome: unknown): ApiError | undefined {
  if (isApiError(outcome)) return outcome;
  const isResult = typeof outcome === 'object' && outcome !== null && 'error' in outcome;
  return isResult && outcome.error !== undefined ? toApiError(outcome.error) : undefined;
}

/**
 * A failed call as errors of the form: messages of known fields under them, everything else in the
 * form's own message, one line each. A call given up on purpose fails without a word.
 */
export function submissionErrors(
  failure: ApiError,
  fieldNames: readonly string[],
): NonNullable<SubmissionErrors> {
  if (isAborted(failure)) return { [FORM_ERROR]: '' };
  let errors: object = {};
  const lines = [failure.message];
  const named = new Set<string>();
  for (const { field, message } of failure.fieldErrors) {
    // Only names of our own fields are written into the object: `__proto__` of a server is not.
    if (!fieldNames.includes(field)) lines.push(message);
    else if (!named.has(field)) errors = setIn(errors, field, message);
    named.add(field);
  }
  return { ...errors, [FORM_ERROR]: lines.join('\n') };
}
