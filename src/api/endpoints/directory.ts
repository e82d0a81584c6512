import type { Decoded } from '../answers/decoded';
import { directoryApi as generated } from '../generated/directory';
import type * as schemas from '../generated/directory';

/** Directories of banks and organizations. Forms work without their responses. */
export const directoryApi = generated.enhanceEndpoints({
  endpoints: {
    // Removed as soon as it is unused, because data of a sole proprietor are personal.
    findOrganizationByItn: { keepUnusedDataFor: 0 },
  },
});

export type Bank = Decoded<schemas.Bank>;
