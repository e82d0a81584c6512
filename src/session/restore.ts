import { userApi } from '../api/endpoints/user';
import { toApiError, type ApiError } from '../api/errors';
import type { AppThunk } from './appStore';
import {
  selectSessionStatus,
  sessionNotFound,
  sessionOpened,
  type SessionStatus,
} from './sessionSlice';

/** How restoring ended; `failed` keeps the session, because nothing says that it is over. */
export type RestoredSession =
  | { status: Exclude<SessionStatus, 'restoring'> }
  | { status: 'failed'; error: ApiError };

/**
 * If a token exists but user data is not loaded, the current user is fetched first (rule
 * S27). Without any token the session is anonymous. Loaders that ask at once share the one call.
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
    // The subscription stays: the user belongs to the session, not to a screen.
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
