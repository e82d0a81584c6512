import { userSearchApi } from '../../../api/endpoints/userSearch';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../freshAnswers';
import { userSearches } from './userSearch';
import { keptUsersText } from './usersText';
import { usersViewOf } from './usersView';

/** Asks for the users that the list will show: by the address, and by the text kept in memory. */
export function loadUsers({ dispatch, url }: Pick<LoadContext, 'dispatch' | 'url'>): void {
  const { initiate } = userSearchApi.endpoints.findUsersByAny;
  const searches = userSearches(usersViewOf(url.search), keptUsersText());
  void dispatch(initiate(searches, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
