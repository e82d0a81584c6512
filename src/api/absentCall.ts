import type { ApiError } from './errors';

/** Statuses by which a server says that it has no such call, or not yet. */
const ABSENT: readonly ApiError['status'][] = [404, 405, 501];

/** What a screen says whose call the server does not have yet. */
export const ABSENT_TITLE = 'Раздел пока недоступен';

/** True where the server does not know the call: a proposed one is not there before it is built. */
export function isAbsentCall({ status }: Pick<ApiError, 'status'>): boolean {
  return ABSENT.includes(status);
}
