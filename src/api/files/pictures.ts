import { downloadPaths } from '../generated/downloadPaths';
import { discardBody, REQUEST_HEADERS } from '../transport/request';
import type { Transport } from '../transport/transport';

/** Pictures that an `<img>` may show; anything else is not worth a look, and may be a page. */
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|bmp|webp|svg\+xml)\b/i;

/**
 * Loads a stored picture and gives an object address for `<img>` (the caller revokes it), or null
 * when the server has no picture to show. Rejects with what `fetch` throws when there is no answer.
 */
export async function loadPicture(
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
  // The session may have ended meanwhile: then the address would never be revoked.
  signal.throwIfAborted();
  return URL.createObjectURL(picture);
}
