import { userSearchApi } from '../../../api/endpoints/userSearch';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../blocks/registry/registryQuery';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { userSearches } from './userSearch';
import { usersQuery } from './usersQuery';
import { keptUsersText } from './usersText';

/** Asks for the users that the list will show: by the address, and by the text kept in memory. */
export function loadUsers({ dispatch, url }: Pick<LoadContext, 'dispatch' | 'url'>): void {
  const { initiate } = userSearchApi.endpoints.findUsersByAny;
  const searches = userSearches(searchRequestOf(usersQuery, url.searchParams), keptUsersText());
  void dispatch(initiate(searches, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
