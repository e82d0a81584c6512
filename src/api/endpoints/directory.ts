import type { Decoded } from '../answers/decoded';
import { directoryApi as generated } from '../generated/directory';
import type * as schemas from '../generated/directory';

/** Options of the calls of directories: forms work without their answers. */
export const directoryApi = generated.enhanceEndpoints({
  endpoints: {
    // The answer is removed immediately, because data of a sole proprietor are personal.
    findOrganizationByItn: { keepUnusedDataFor: 0 },
  },
});

export type Bank = Decoded<schemas.Bank>;
