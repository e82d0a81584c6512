import type { Decoded } from '../answers/decoded';
import {
  afterSuccess,
  listOf,
  providesOne,
  providesPage,
  tagOf,
  type Tag,
} from '../cache/cacheTags';
import { userApi as generated } from '../generated/user';
import type * as schemas from '../generated/user';

/** Returns the tags of the signed-in user. The response is also a user, and includes the organization. */
function tagsOfCurrentUser(user: User | undefined): Tag[] {
  const organization = user?.organization?.id;
  return [
    'CurrentUser',
    ...(user ? [tagOf('User', user.id)] : []),
    ...(organization === undefined ? [] : [tagOf('Organization', organization)]),
  ];
}

export const userApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: tagsOfCurrentUser },
    updateCurrentUser: { invalidatesTags: afterSuccess('CurrentUser', listOf('User')) },
    findUsers: { providesTags: providesPage('User') },
    getUser: { providesTags: providesOne('User') },
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
