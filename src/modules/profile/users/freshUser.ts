import { userApi, type SearchRequest, type User } from '../../../api/endpoints/user';
import { REFETCH } from '../../../api/cache/freshness';
import { isMissingCall, wasMissingCall, NOT_IMPLEMENTED } from '../../../api/isMissingCall';
import { errorWithoutBody, toApiError } from '../../../api/errors';
import type { AppThunk } from '../../../session/appStore';

export function oneById(id: string): SearchRequest {
  return { pageNumber: 0, pageSize: 1, filters: [{ field: 'id', value: id, operation: 'EQ' }] };
}

/** Reads a user from the server, with the search if the server has no call for one user. Rejects with an `ApiError`. */
export function freshUser(id: string): AppThunk<Promise<User>> {
  return async (dispatch, getState) => {
    const { getUser, findUsers } = userApi.endpoints;
    const { data, error } = wasMissingCall(getState(), 'getUser')
      ? { data: undefined, error: errorWithoutBody(NOT_IMPLEMENTED) }
      : await dispatch(getUser.initiate({ id }, REFETCH));
    // After a failure `data` still contains an earlier response, which may be out of date.
    if (data && error === undefined) return data;
    if (!isMissingCall(toApiError(error))) throw error;
    const found = dispatch(findUsers.initiate({ searchRequest: oneById(id) }, REFETCH));
    const user = (await found.unwrap()).content.find((candidate) => candidate.id === id);
    if (user) return user;
    throw error;
  };
}
