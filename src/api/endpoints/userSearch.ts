import { isPage, type ListPage } from '../answers/decoded';
import { user } from '../generated/shapes/user';
import { afterSuccess, byId, listOf, providesPage, tagsOfRows } from '../cache/cacheTags';
import type { SearchRequest } from '../generated/user';
import { userApi, type User } from './user';

/**
 * Searches and mutations of users. Separate from `userApi`, because few pages need them and every page needs `userApi`.
 */
export const userSearchApi = userApi
  .enhanceEndpoints({
    endpoints: {
      createUser: { invalidatesTags: afterSuccess(listOf('User')) },
      updateUser: { invalidatesTags: afterSuccess(byId('User')) },
      deleteUser: { invalidatesTags: afterSuccess(byId('User'), listOf('User')) },
      findUserRoles: { providesTags: providesPage('UserRole') },
      createUserRole: {
        invalidatesTags: afterSuccess(listOf('UserRole'), ({ newUserRole: { userId } }) => ({
          type: 'User',
          id: userId,
        })),
      },
      // Invalidates all users, because the argument does not name the role's user.
      deleteUserRole: {
        invalidatesTags: afterSuccess(byId('UserRole'), listOf('UserRole'), 'User'),
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /**
       * Runs several searches in parallel and returns the requested page of each. The server can only combine filters by
       * «and», so «or» needs several searches. Fails if one search fails.
       */
      findUsersByAny: build.query<ListPage<User>[], { searches: readonly SearchRequest[] }>({
        async queryFn({ searches }, _api, _options, call) {
          const answers = await Promise.all(
            searches.map(async (body) =>
              call({ url: '/v1/user/find', method: 'POST', body, shape: [user, '*p'] }),
            ),
          );
          const pages: ListPage<User>[] = [];
          for (const { data, error } of answers) {
            if (error) return { error };
            if (isPage<User>(data)) pages.push(data);
          }
          return { data: pages };
        },
        providesTags: (pages) =>
          tagsOfRows(
            'User',
            pages?.flatMap(({ content }) => content),
          ),
      }),
    }),
  });
