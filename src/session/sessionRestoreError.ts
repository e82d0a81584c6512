import type { ApiError } from '../api/errors';

/** The current user could not be loaded; the session itself may be fine. Its message is for users. */
export class SessionRestoreError extends Error implements ApiError {
  readonly status: ApiError['status'];
  readonly code: ApiError['code'];
  readonly fieldErrors: ApiError['fieldErrors'];

  constructor({ status, code, message, fieldErrors }: ApiError) {
    super(message);
    this.name = 'SessionRestoreError';
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}
