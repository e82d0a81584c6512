import { isOutage, toApiError } from './errors';
import { NOT_IMPLEMENTED } from './isNotImplemented';

/**
 * Whether the server may have done what a failed call asked for: no answer came, none that can be read,
 * or one that says that the work was cut short. A server that has no such call has done nothing.
 */
export function mayHaveBeenDone(error: unknown): boolean {
  const failure = toApiError(error);
  const { status } = failure;
  if (typeof status !== 'number' || status === 408) return true;
  return isOutage(failure) && status !== NOT_IMPLEMENTED;
}
