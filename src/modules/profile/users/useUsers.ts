import { skipToken } from '@reduxjs/toolkit/query';
import { useFindUsersQuery } from '../../../api/endpoints/colleagues';
import { toApiError, type ApiError } from '../../../api/errors';
import type { ListPage } from '../../../api/answers/lists';
import type { SearchRequest } from '../../../api/generated/user';
import type { User } from '../../../api/endpoints/user';
import { foundUsers } from './foundUsers';
import { userSearches } from './userSearch';
import type { UsersView } from './usersView';

export interface Users {
  found: ListPage<User>;
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const OPTIONS = { refetchOnMountOrArgChange: true } as const;

function useSearch(request: SearchRequest | undefined) {
  return useFindUsersQuery(request ? { searchRequest: request } : skipToken, OPTIONS);
}

/** Loads the users of a view, put together from up to four searches (see `textFilters`). */
export function useUsers(view: UsersView, text: string): Users {
  const requests = userSearches(view, text);
  const results = [
    useSearch(requests[0]),
    useSearch(requests[1]),
    useSearch(requests[2]),
    useSearch(requests[3]),
  ].slice(0, requests.length);
  const failed = results.find(({ error }) => error !== undefined);
  const answers = results.flatMap(({ data }) => data ?? []);
  return {
    // Rows of another filter under the name of this one would be a lie.
    found:
      failed || answers.length < results.length
        ? { content: [], totalElements: 0 }
        : foundUsers(answers, view),
    loading: results.some(({ isFetching }) => isFetching),
    error: failed && toApiError(failed.error),
    retry: () => {
      for (const { refetch, error } of results) if (error !== undefined) void refetch();
    },
  };
}
