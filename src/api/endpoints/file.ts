import { skipToken } from '@reduxjs/toolkit/query/react';
import { fileApi as generated } from '../generated/file';
import { storedFile } from '../generated/shapes/file';
import { extraOf } from '../baseQuery';
import { errorFromThrown } from '../errors';
import { loadPicture } from '../files/pictures';
import type { UploadFileApiArg } from '../generated/file';

/** A form with one file (multipart/form-data), which the generator would send as JSON. */
function formOf({ fileUpload }: UploadFileApiArg): FormData {
  const form = new FormData();
  form.set('file', fileUpload.file);
  return form;
}

/** Gives the memory of a picture back. */
function revoke(address: string | null | undefined): void {
  if (address) URL.revokeObjectURL(address);
}

/** The calls of stored files with what the generator can't express: uploads and pictures. */
export const fileApi = generated
  .enhanceEndpoints({
    endpoints: {
      uploadFile: {
        query: (upload: UploadFileApiArg) => ({
          shape: storedFile,
          url: '/v1/file',
          method: 'POST',
          body: formOf(upload),
        }),
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /**
       * An address for `<img>` of the stored picture with this id; null when there is no picture to
       * show, which is no reason for a message. Each picture is fetched once for a session, however
       * many cards show it, and its contents never enter the store.
       */
      getPicture: build.query<string | null, string>({
        async queryFn(fileId, { extra, signal }) {
          try {
            return { data: await loadPicture(extraOf(extra).transport, fileId, signal) };
          } catch (thrown) {
            return { error: errorFromThrown(thrown) };
          }
        },
        keepUnusedDataFor: Infinity,
        async onCacheEntryAdded(_fileId, { cacheDataLoaded, cacheEntryRemoved }) {
          const loaded = await cacheDataLoaded.catch(() => undefined);
          await cacheEntryRemoved;
          revoke(loaded?.data);
        },
      }),
    }),
  });

/** `useGetPictureQuery` of a file that never changes: it is not asked for again when the connection is back. */
export function usePicture(fileId: string | undefined): string | undefined {
  const { currentData } = fileApi.useGetPictureQuery(fileId || skipToken, {
    refetchOnReconnect: false,
  });
  return currentData ?? undefined;
}
