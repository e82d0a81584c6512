import type { Decoded } from '../answers/decoded';
import { health } from './shapes/service';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Decoded<GetHealthApiResponse>, GetHealthApiArg>({
      query: () => ({ shape: health, url: `/service/build/health` }),
    }),
    getModules: build.query<Decoded<GetModulesApiResponse>, GetModulesApiArg>({
      query: () => ({ shape: ['s', '*'], url: `/service/build/module` }),
    }),
  }),
});
export { injectedRtkApi as serviceApi };
export type GetHealthApiResponse = /** status 200 The service answers. */ Health;
export type GetHealthApiArg = void;
export type GetModulesApiResponse = /** status 200 Names of modules. */ string[];
export type GetModulesApiArg = void;
export type Health = {
  /** DOWN means that the service cannot work yet, at any HTTP status; with any other value it works. */
  status: 'UP' | 'DOWN' | (string & {});
};
