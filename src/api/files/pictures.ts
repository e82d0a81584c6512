import type { Dispatch } from '@reduxjs/toolkit';
import type { ApiExtra } from '../baseQuery';
import { downloadPaths } from '../generated/downloadPaths';
import { REQUEST_HEADERS } from '../transport/requestHeaders';

/** Pictures that an `<img>` may show; anything else is not worth a look, and may be a page. */
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|bmp|webp|svg\+xml)\b/i;

/**
 * Thunk: loads a stored picture and gives an object address for `<img>` (the caller revokes it), or
 * null when there is no picture to show. Never rejects: a missing logo is no reason for a message.
 */
export function loadPicture(fileId: string, signal: AbortSignal) {
  return async (
    _dispatch: Dispatch,
    _getState: () => unknown,
    { transport }: ApiExtra,
  ): Promise<string | null> => {
    try {
      const response = await transport.fetch(
        new Request(`${transport.baseUrl}${downloadPaths.downloadFile({ id: fileId })}`, {
          headers: REQUEST_HEADERS,
          credentials: 'omit',
          signal,
        }),
      );
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !PICTURE_TYPE.test(type)) return null;
      return URL.createObjectURL(await response.blob());
    } catch {
      return null;
    }
  };
}
