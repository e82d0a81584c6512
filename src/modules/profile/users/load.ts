import { PREFETCH } from '../../../api/cache/freshness';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { loadRegistry } from '../../../blocks/registry/registryQuery';
import { userSearches } from './userSearch';
import { keptUsersText, usersQuery } from './register';

export const load = loadRegistry(usersQuery, (request) =>
  userSearchApi.util.prefetch(
    'findUsersByAny',
    { searches: userSearches(request, keptUsersText()) },
    PREFETCH,
  ),
);
