import { ABSENT_TITLE, isAbsentCall } from '../../../api/absentCall';
import { toApiError, type ApiError } from '../../../api/errors';

/** The error of a claim's call, in words that tell what to do where the server has no such call. */
export function claimError(thrown: unknown): ApiError {
  const error = toApiError(thrown);
  if (!isAbsentCall(error)) return error;
  const message = `${ABSENT_TITLE}. Заполненное сохранено на этом устройстве, попробуйте позже`;
  return { ...error, message };
}
