import { skipToken } from '@reduxjs/toolkit/query/react';
import { fileApi as generated } from '../generated/file';
import { storedFile } from '../generated/shapes/file';
import { extraOf } from '../extra';
import { errorFromThrown } from '../errors';
import type { UploadFileApiArg } from '../generated/file';
import { downloadPaths } from '../generated/downloadPaths';
import { discardBody, REQUEST_HEADERS } from '../request';
import type { Transport } from '../transport/transport';

/** Paths (after the server's /api) of the calls that return a file. */
export { downloadPaths };

/** MIME types that an `<img>` may show; a response of another type may be an HTML page. */
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|bmp|webp|svg\+xml)\b/i;

/**
 * Loads a stored picture and returns an object URL for `<img>`, which the caller revokes, or null if there is no
 * picture. Rejects like `fetch` if there is no response.
 */
async function loadPicture(
  { baseUrl, fetch }: Pick<Transport, 'baseUrl' | 'fetch'>,
  fileId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const response = await fetch(
    new Request(`${baseUrl}${downloadPaths.downloadFile({ id: fileId })}`, {
      headers: REQUEST_HEADERS,
      credentials: 'omit',
      signal,
    }),
    { isNeeded: false },
  );
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !PICTURE_TYPE.test(type)) {
    discardBody(response);
    return null;
  }
  const picture = await response.blob();
  // After the session's end, nothing would revoke the URL.
  signal.throwIfAborted();
  return URL.createObjectURL(picture);
}

/** Returns a form with one file (multipart/form-data); the generator would send it as JSON. */
function formOf({ fileUpload }: UploadFileApiArg): FormData {
  const form = new FormData();
  form.set('file', fileUpload.file);
  return form;
}

function revoke(address: string | null | undefined): void {
  if (address) URL.revokeObjectURL(address);
}

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
       * Object URL of the stored picture with this id; null if there is none, which is not an error. Each picture is
       * fetched once per session, and its contents never enter the store.
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

/** Returns the object URL of a stored picture. A file never changes, so there is no refetch on reconnect. */
export function usePicture(fileId: string | undefined): string | undefined {
  const { currentData } = fileApi.useGetPictureQuery(fileId || skipToken, {
    refetchOnReconnect: false,
  });
  return currentData ?? undefined;
}
