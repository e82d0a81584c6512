import { userApi, type User } from '../api/endpoints/user';
import { toApiError, type ApiError } from '../api/errors';
import { useAppSelector, type ApiRoot, type AppState } from './appStore';
import { selectSessionStatus } from './sessionSlice';

const selectResult = userApi.endpoints.getCurrentUser.select();

export function selectCurrentUser(state: ApiRoot): User | undefined {
  return selectResult(state).data;
}

/** Returns the reason why the user could not be loaded; undefined if there is none. */
export function selectUserFailure(state: ApiRoot): ApiError | undefined {
  const { isError, error } = selectResult(state);
  return isError ? toApiError(error) : undefined;
}

/** Returns the signed-in user; the cabinet's guards have loaded it before a page opens. */
export function useCurrentUser(): User | undefined {
  return useAppSelector(selectCurrentUser);
}

/**
 * Records whether the user must first choose a new password. The sign-in response may demand it even if the user's own
 * data do not; a changed password ends the demand.
 */
export function setPasswordDemand(isDemanded: boolean) {
  return userApi.util.updateQueryData('getCurrentUser', undefined, (user) => {
    user.isNeedChangePassword = isDemanded;
  });
}

/** Returns a text that identifies the session and its user, to notice a change of either. */
export function personIn(state: AppState): string {
  return `${selectSessionStatus(state)} ${selectCurrentUser(state)?.id ?? ''}`;
}
