import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form';
import { isAborted, type ApiError } from '../../api/errors';

/**
 * Rejects the result type of a form's handler if it contains a failure: a handler must throw failures as an `ApiError`
 * instead of returning them, alone or in a mutation result.
 */
export type NoFailure<Sent> = [Extract<Sent, ApiError | { error: unknown }>] extends [never]
  ? unknown
  : 'a form fails by throwing';

interface Fields {
  /** Label of every field of the form, whether it is on the page or not. */
  labels: Pick<ReadonlyMap<string, string | undefined>, 'get' | 'has'>;
  isOnPage: (name: string) => boolean;
}

/**
 * Converts a failed call to errors of the form: messages of fields under them, all others in the form's message, one
 * per line. That message also names a field on another step. An aborted call has an empty message.
 */
export function submissionErrors(
  failure: ApiError,
  { labels, isOnPage }: Fields,
): NonNullable<SubmissionErrors> {
  if (isAborted(failure)) return { [FORM_ERROR]: '' };
  let errors: object = {};
  const lines = [failure.message];
  const named = new Set<string>();
  for (const { field, message } of failure.fieldErrors) {
    const label = labels.get(field);
    // Sets errors only for fields that the form knows, never for a server's `__proto__`.
    const isKnown = labels.has(field) || isOnPage(field);
    if (isKnown && !named.has(field)) errors = setIn(errors, field, message);
    if (!isKnown) lines.push(message);
    else if (!isOnPage(field)) lines.push(label === undefined ? message : `${label}: ${message}`);
    named.add(field);
  }
  return { ...errors, [FORM_ERROR]: lines.join('\n') };
}
