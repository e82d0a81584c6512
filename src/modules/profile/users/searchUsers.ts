import { optionalCall } from '../../../api/baseQuery';
import type { SearchRequest, User } from '../../../api/endpoints/user';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import type { SearchCall } from '../../../blocks/registry/useFetchPage';
import type { AppThunk } from '../../../session/appStore';
import { foundUsers } from './foundUsers';
import { userSearches } from './userSearch';

/** Finds the requested page of the users who match the text, always from the server. */
export const searchUsers =
  (request: SearchRequest, text: string): AppThunk<SearchCall<User>> =>
  (dispatch) => {
    const { findUsersByAny } = userSearchApi.endpoints;
    const call = dispatch(
      findUsersByAny.initiate(optionalCall({ searches: userSearches(request, text) }), {
        forceRefetch: true,
      }),
    );
    return {
      queryCacheKey: call.queryCacheKey,
      abort: () => call.abort(),
      unsubscribe: () => call.unsubscribe(),
      unwrap: async () => foundUsers(await call.unwrap(), request),
    };
  };
