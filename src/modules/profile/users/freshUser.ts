import { userApi, type SearchRequest, type User } from '../../../api/endpoints/user';
import { isMissing, NOT_IMPLEMENTED } from '../../../api/cache/missingCalls';
import { errorWithoutBody, toApiError } from '../../../api/errors';
import type { SessionThunk } from '../../../session/apiRoot';

/** The search that finds the user with this id. */
export function oneById(id: string): SearchRequest {
  return { pageNumber: 0, pageSize: 1, filters: [{ field: 'id', value: id, operation: 'EQ' }] };
}

/** The call that reads one user is a proposal of ours: a server may not have it. */
export function isUnknown(error: unknown): boolean {
  const { status } = toApiError(error);
  return status === 404 || status === 405 || status === NOT_IMPLEMENTED;
}

const ONCE = { forceRefetch: true, subscribe: false };

/**
 * Thunk: a user as the server has it now, by the search where the call for one user is not there.
 * Rejects with an `ApiError`.
 */
export function freshUser(id: string): SessionThunk<Promise<User>> {
  return async (dispatch, getState) => {
    const { getUser, findUsers } = userApi.endpoints;
    const { data, error } = isMissing(getState(), 'getUser')
      ? { data: undefined, error: errorWithoutBody(NOT_IMPLEMENTED) }
      : await dispatch(getUser.initiate({ id }, ONCE));
    // What was read before is still there beside the failure, and may be out of date.
    if (data && error === undefined) return data;
    if (!isUnknown(error)) throw error;
    const found = dispatch(findUsers.initiate({ searchRequest: oneById(id) }, ONCE));
    const user = (await found.unwrap()).content.find((candidate) => candidate.id === id);
    if (user) return user;
    throw error;
  };
}
