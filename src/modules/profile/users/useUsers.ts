import type { User } from '../../../api/endpoints/user';
import { useFindUsersByAnyQuery } from '../../../api/endpoints/userSearch';
import { toApiError, type ApiError } from '../../../api/errors';
import type { ListPage } from '../../../api/answers/lists';
import { FRESH_SECONDS } from '../freshAnswers';
import { foundUsers } from './foundUsers';
import { userSearches } from './userSearch';
import type { UsersView } from './usersView';

export interface Users {
  found: ListPage<User>;
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** Loads the users of a view, put together from up to four searches (see `textFilters`). */
export function useUsers(view: UsersView, text: string): Users {
  const { currentData, error, isFetching, refetch } = useFindUsersByAnyQuery(
    userSearches(view, text),
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  return {
    // Rows of the previous filter must not be shown under the new one.
    found:
      error === undefined && currentData
        ? foundUsers(currentData, view)
        : { content: [], totalElements: 0 },
    loading: isFetching,
    error: error && toApiError(error),
    retry: () => void refetch(),
  };
}
