import { userApi } from '../api/endpoints/user';
import { toApiError, type ApiError } from '../api/errors';
import type { AppThunk } from './appStore';
import {
  selectSessionStatus,
  sessionNotFound,
  sessionOpened,
  type SessionStatus,
} from './sessionSlice';

/** Result of restoring a session; `failed` keeps the session, because it may still be valid. */
export type RestoredSession =
  | { status: Exclude<SessionStatus, 'restoring'> }
  | { status: 'failed'; error: ApiError };

/**
 * Restores the session by loading its user. S27: the user is loaded before anything else. Without a token, or after a
 * 401, the session is anonymous. Simultaneous loaders share one call.
 */
export function restoreSession(): AppThunk<Promise<RestoredSession>> {
  return async (dispatch, getState, { transport }) => {
    const isOpen = () => selectSessionStatus(getState()) === 'authenticated';
    if (isOpen()) return { status: 'authenticated' };
    const hasSession = await transport.hasSession();
    if (isOpen()) return { status: 'authenticated' };
    if (!hasSession) {
      dispatch(sessionNotFound());
      return { status: 'anonymous' };
    }
    // The subscription stays, because the user belongs to the session, not to a screen.
    const { data, error } = await dispatch(
      userApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }),
    );
    if (data) {
      if (!isOpen()) dispatch(sessionOpened({ userId: data.id }));
      return { status: 'authenticated' };
    }
    const failure = toApiError(error);
    if (failure.status !== 401) return { status: 'failed', error: failure };
    dispatch(sessionNotFound());
    return { status: 'anonymous' };
  };
}
