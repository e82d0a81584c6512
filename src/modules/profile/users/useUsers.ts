import type { User } from '../../../api/endpoints/user';
import { useFindUsersByAnyQuery } from '../../../api/endpoints/userSearch';
import type { ListPage } from '../../../api/answers/lists';
import type { RegistryAnswer } from '../../../blocks/registry/registryAnswer';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { foundUsers, type UsersPage } from './foundUsers';
import { userSearches } from './userSearch';

/** Loads the users of a page, put together from up to four searches (see `textFilters`). */
export function useUsers(page: UsersPage, text: string): RegistryAnswer<User> {
  const answer = useFindUsersByAnyQuery(userSearches(page.request, text), {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const found = (answers: ListPage<User>[] | undefined) => answers && foundUsers(answers, page);
  return {
    ...answer,
    data: found(answer.data),
    currentData: found(answer.currentData),
  };
}
