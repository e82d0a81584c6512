import { userApi as generated } from '../generated/user';
import { readRecord } from '../answers/records';

/** The user calls with what the generator can't express: reading and cache tags. */
export const userApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentUser: {
      extraOptions: { read: readRecord },
      providesTags: ['CurrentUser'],
    },
  },
});

export type { User } from '../generated/user';
