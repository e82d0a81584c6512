import type { ApiError } from '../api/errors';

/** The current user could not be loaded; the session itself may be fine. Its message is for users. */
export class SessionRestoreError extends Error implements ApiError {
  readonly status: ApiError['status'];
  readonly code: ApiError['code'];
  readonly fieldErrors: ApiError['fieldErrors'];
  readonly nextTryAt?: number;

  constructor(error: ApiError) {
    super(error.message);
    this.name = 'SessionRestoreError';
    this.status = error.status;
    this.code = error.code;
    this.fieldErrors = error.fieldErrors;
    if (error.nextTryAt !== undefined) this.nextTryAt = error.nextTryAt;
  }
}
