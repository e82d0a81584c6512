import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteFile: build.mutation<DeleteFileApiResponse, DeleteFileApiArg>({
      query: (queryArg) => ({
        url: `/v1/file/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as fileApi };
export type DeleteFileApiResponse = void;
export type DeleteFileApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type Identifier = string;
export const { useDeleteFileMutation } = injectedRtkApi;
