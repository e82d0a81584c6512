import type { Dispatch } from '@reduxjs/toolkit';
import { fileNameFrom } from '../../lib/contentDisposition';
import { mimeTypeFor } from '../../lib/mimeTypes';
import { saveFile } from '../../lib/saveFile';
import { startTimeLimit } from '../../lib/timeLimit';
import type { ApiExtra } from '../baseQuery';
import { timeLimits } from '../timeLimits';
import { REQUEST_HEADERS } from '../request';
import { errorFromBody, errorFromThrown, errorWithoutBody, type ApiError } from '../errors';
import { parseBody } from '../parseBody';

export interface DownloadedFile {
  name: string;
  /** Bytes. */
  size: number;
}

export type DownloadResult = { ok: true; file: DownloadedFile } | { ok: false; error: ApiError };

/** Progress of a download in bytes. */
export interface DownloadProgress {
  received: number;
  /** Null if the server does not send the size, or compresses the response. */
  total: number | null;
}

export interface DownloadOptions {
  /** Path in the contract, with encoded parameters. */
  path: string;
  /** Body of a call that creates the file, sent by POST; undefined for a GET. */
  body?: object;
  /** Called with the received share, 0 to 1, which is null while the size is unknown. */
  onProgress?: (share: number | null, bytes: DownloadProgress) => void;
  signal?: AbortSignal;
  /** Passes the file to the browser; replaced in tests. */
  save?: (file: Blob, name: string) => void;
}

/** Returns the size of the whole file in bytes; null if it is unknown or the response is compressed. */
function totalBytes({ headers }: Response): number | null {
  const length = Number(headers.get('content-length'));
  const isPacked = !/^(?:identity)?$/i.test(headers.get('content-encoding') ?? '');
  return length > 0 && !isPacked ? length : null;
}

async function readBytes(
  response: Response,
  onProgress: (share: number | null, bytes: DownloadProgress) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const total = totalBytes(response);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  if (!response.body) return chunks;
  const reader = response.body.getReader();
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
    received += value.byteLength;
    onProgress(total === null ? null : Math.min(received / total, 1), { received, total });
  }
}

async function errorIn(response: Response): Promise<ApiError> {
  try {
    return errorFromBody(response.status, parseBody(await response.text()));
  } catch {
    return errorWithoutBody(response.status);
  }
}

/** Returns true for a JSON body without a file name: an error with a wrong status. */
function isJsonInsteadOfFile(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return (
    /^application\/(?:[\w.-]+\+)?json\b/i.test(type) && !response.headers.has('content-disposition')
  );
}

function hasExtension(name: string): boolean {
  return /[^.]\.[^.\s]+$/.test(name);
}

/**
 * Downloads a file with the session's token, bypassing the cache, and passes it to the browser. The name is from
 * `Content-Disposition`, the type from `Content-Type` or the extension. A file that is empty or has no extension is not
 * saved. A failure is logged; the caller shows it, because the page works without the file.
 */
export function downloadFile(options: DownloadOptions) {
  return async (
    _dispatch: Dispatch,
    _getState: () => unknown,
    { transport }: ApiExtra,
  ): Promise<DownloadResult> => {
    const limit = startTimeLimit(timeLimits.request, options.signal);
    try {
      const request = new Request(`${transport.baseUrl}${options.path}`, {
        ...(options.body && { method: 'POST', body: JSON.stringify(options.body) }),
        headers: REQUEST_HEADERS,
        credentials: 'omit',
        signal: limit.signal,
      });
      const response = await transport.fetch(request, { isNeeded: false });
      if (!response.ok || isJsonInsteadOfFile(response)) {
        return failed(await errorIn(response));
      }
      const chunks = await readBytes(response, options.onProgress ?? (() => {}));
      if (chunks.length === 0) return failed(errorWithoutBody('INVALID_RESPONSE'));
      const name = fileNameFrom(response.headers.get('content-disposition'));
      if (!hasExtension(name)) return failed(errorWithoutBody('INVALID_RESPONSE'), name);
      const type = response.headers.get('content-type') ?? mimeTypeFor(name);
      const file = new Blob(chunks, { type });
      (options.save ?? saveFile)(file, name);
      return { ok: true, file: { name, size: file.size } };
    } catch (thrown) {
      return failed(errorFromThrown(thrown));
    } finally {
      limit.end();
    }
  };
}

function failed(error: ApiError, nameWithoutExtension?: string): DownloadResult {
  console.error(
    nameWithoutExtension === undefined
      ? `Не удалось скачать файл: ${error.status}`
      : 'Не удалось скачать файл: в имени файла нет расширения',
  );
  return { ok: false, error };
}
