import { fieldsOf } from '../../lib/fieldsOf';
import {
  afterSuccess,
  byId,
  listOf,
  providesOne,
  providesPage,
  tagOf,
  type Tag,
} from '../cache/cacheTags';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';
import { userApi as generated, type User } from '../generated/user';

/**
 * A user whose roles are a list of objects, whatever the server sent: menu, guards and top bar of
 * every page read them.
 */
function readUser(body: unknown): object {
  const user = readRecord(body);
  const { roles } = fieldsOf(user);
  if (!Array.isArray(roles)) return user;
  return { ...user, roles: roles.filter((role) => typeof role === 'object' && role !== null) };
}

/** A page of users, each read by `readUser`. */
export function readUsers(body: unknown) {
  const page = readPage(body);
  return { ...page, content: page.content.map(readUser) };
}

/** The signed-in user is a user too, and shows the organization. */
function tagsOfCurrentUser(user: User | undefined): Tag[] {
  const organization = user?.organization?.id;
  return [
    'CurrentUser',
    ...(user?.id === undefined ? [] : [tagOf('User', user.id)]),
    ...(organization === undefined ? [] : [tagOf('Organization', organization)]),
  ];
}

/** The user calls with what the generator can't express: reading and cache tags. */
export const userApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { extraOptions: { read: readUser }, providesTags: tagsOfCurrentUser },
    updateCurrentUser: { invalidatesTags: afterSuccess('CurrentUser', listOf('User')) },
    findUsers: { extraOptions: { read: readUsers }, providesTags: providesPage('User') },
    getUser: { extraOptions: { read: readUser }, providesTags: providesOne('User') },
    createUser: { invalidatesTags: afterSuccess(listOf('User')) },
    updateUser: { invalidatesTags: afterSuccess(byId('User')) },
    deleteUser: { invalidatesTags: afterSuccess(byId('User'), listOf('User')) },
    findUserRoles: { extraOptions: { read: readPage }, providesTags: providesPage('UserRole') },
    getUserRole: { extraOptions: { read: readRecord }, providesTags: providesOne('UserRole') },
    createUserRole: {
      invalidatesTags: afterSuccess(listOf('UserRole'), ({ newUserRole: { userId } }) => ({
        type: 'User',
        id: userId,
      })),
    },
    // The call does not say whose role it was.
    deleteUserRole: {
      invalidatesTags: afterSuccess(byId('UserRole'), listOf('UserRole'), 'User'),
    },
  },
});

export const {
  useGetCurrentUserQuery,
  useUpdateCurrentUserMutation,
  useFindUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useFindUserRolesQuery,
  useCreateUserRoleMutation,
  useDeleteUserRoleMutation,
} = userApi;
export type {
  NewUser,
  OwnProfile,
  RoleId,
  SearchFilter,
  SearchRequest,
  SearchSort,
  User,
  UserRole,
  UserUpdate,
} from '../generated/user';
