import type { ApiError } from '../api/errors';

/**
 * Thrown when the user or the modules could not be loaded; the session itself may still be valid. Its message is shown
 * to the user.
 */
export class SessionRestoreError extends Error implements ApiError {
  declare readonly status: ApiError['status'];
  declare readonly code: ApiError['code'];
  declare readonly fieldErrors: ApiError['fieldErrors'];
  declare readonly nextTryAt?: number;
  /** Set explicitly, because the build shortens class names, and the console and reports show this name. */
  override readonly name = 'SessionRestoreError';

  constructor(error: ApiError) {
    super();
    Object.assign(this, error);
  }
}
