import { toApiError } from './errors';

/** Whether the next attempt of a call may end better: a refusal stays one. */
export function mayPass(error: unknown): boolean {
  const { status } = toApiError(error);
  return typeof status !== 'number' || status === 408 || status === 429 || status >= 500;
}
