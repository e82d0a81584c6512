import { serviceApi as generated } from '../generated/service';

/** The calls about the service itself. The list of modules is kept until the session ends. */
export const serviceApi = generated.enhanceEndpoints({
  endpoints: { getModules: { keepUnusedDataFor: Infinity } },
});
