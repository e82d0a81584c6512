import type { Decoded } from '../answers/decoded';
import {
  afterSuccess,
  byId,
  listOf,
  providesOne,
  providesPage,
  tagOf,
  type Tag,
} from '../cache/cacheTags';
import { userApi as generated } from '../generated/user';
import type * as schemas from '../generated/user';

/** The signed-in user is a user too, and shows the organization. */
function tagsOfCurrentUser(user: User | undefined): Tag[] {
  const organization = user?.organization?.id;
  return [
    'CurrentUser',
    ...(user ? [tagOf('User', user.id)] : []),
    ...(organization === undefined ? [] : [tagOf('Organization', organization)]),
  ];
}

/** The user calls with what the generator can't express: reading and cache tags. */
export const userApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: tagsOfCurrentUser },
    updateCurrentUser: { invalidatesTags: afterSuccess('CurrentUser', listOf('User')) },
    findUsers: { providesTags: providesPage('User') },
    getUser: { providesTags: providesOne('User') },
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
    // The call does not say whose role it was.
    deleteUserRole: {
      invalidatesTags: afterSuccess(byId('UserRole'), listOf('UserRole'), 'User'),
    },
  },
});

export type {
  NewUser,
  OwnProfile,
  RoleId,
  SearchFilter,
  SearchRequest,
  SearchSort,
  UserUpdate,
} from '../generated/user';
export type User = Decoded<schemas.User>;
export type UserRole = Decoded<schemas.UserRole>;
