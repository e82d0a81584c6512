import { afterSuccess } from './cacheTags';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';
import { userApi } from './user';

/** The changed user may be oneself: menu and rights follow at once. */
const usersChanged = afterSuccess('Users', 'UserRoles', 'CurrentUser');

/**
 * The calls about an organization's users and their roles, apart from the signed-in user's own
 * (`user.ts`), which the sign-in page has to carry.
 */
export const colleaguesApi = userApi
  .enhanceEndpoints({ addTagTypes: ['Users', 'UserRoles'] })
  .enhanceEndpoints({
    endpoints: {
      findUsers: { extraOptions: { read: readPage }, providesTags: ['Users'] },
      getUser: { extraOptions: { read: readRecord }, providesTags: ['Users'] },
      createUser: { invalidatesTags: usersChanged },
      updateUser: { invalidatesTags: usersChanged },
      deleteUser: { invalidatesTags: usersChanged },
      updateCurrentUser: { invalidatesTags: afterSuccess('CurrentUser', 'Users') },
      findUserRoles: { extraOptions: { read: readPage }, providesTags: ['UserRoles'] },
      getUserRole: { extraOptions: { read: readRecord }, providesTags: ['UserRoles'] },
      createUserRole: { invalidatesTags: usersChanged },
      deleteUserRole: { invalidatesTags: usersChanged },
    },
  });

export const {
  useFindUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useFindUserRolesQuery,
  useCreateUserRoleMutation,
  useDeleteUserRoleMutation,
} = colleaguesApi;

export type { OwnProfile } from '../generated/user';
