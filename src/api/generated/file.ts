import type { Decoded } from '../answers/decoded';
import { storedFile } from './shapes/file';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadFile: build.mutation<Decoded<UploadFileApiResponse>, UploadFileApiArg>({
      query: (queryArg) => ({
        shape: storedFile,
        url: `/v1/file`,
        method: 'POST',
        body: queryArg.fileUpload,
      }),
    }),
    deleteFile: build.mutation<DeleteFileApiResponse, DeleteFileApiArg>({
      query: (queryArg) => ({
        url: `/v1/file/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
  }),
});
export { injectedRtkApi as fileApi };
export type UploadFileApiResponse = /** status 200 The stored file. */ StoredFile;
export type UploadFileApiArg = {
  fileUpload: FileUpload;
};
export type DeleteFileApiResponse = void;
export type DeleteFileApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type Identifier = string;
export type StoredFile = {
  id: Identifier;
  /** Name with its extension, from the customer. */
  name: string;
  /** Media type, such as `application/pdf`. */
  type: string;
  /** Size in bytes. */
  size: number;
  /** Time when the file was stored. */
  createdDateTime: string;
};
export type FileUpload = {
  /** PDF, DOCX or a picture (jpg, jpeg, png, gif, bmp, svg, webp, heic, heif) of at most 10 MB (10 485 760 bytes), with its name. */
  file: Blob;
};
