import { serviceApi as generated } from '../generated/service';

/** The list of modules is cached until the session ends. */
export const serviceApi = generated.enhanceEndpoints({
  endpoints: { getModules: { keepUnusedDataFor: Infinity } },
});
