import { toApiError, type ApiError } from '../../../api/errors';

/** Statuses by which a server says that it has no such call, or not yet. */
const ABSENT: readonly ApiError['status'][] = [404, 405, 501];

/** What a customer reads where the server can't take claims yet. */
export const UNAVAILABLE_TITLE = 'Раздел пока недоступен';

/** The error of a claim's call, in words that tell what to do where the server has no such call. */
export function claimError(thrown: unknown): ApiError {
  const error = toApiError(thrown);
  if (!ABSENT.includes(error.status)) return error;
  const message = `${UNAVAILABLE_TITLE}. Заполненное сохранено на этом устройстве, попробуйте позже`;
  return { ...error, message };
}
