import type { Dispatch } from '@reduxjs/toolkit';
import type { Decoded } from '../answers/decoded';
import { readAnswer } from '../answers/readAnswer';
import { startTimeLimit } from '../../lib/timeLimit';
import type { ApiExtra } from '../baseQuery';
import { errorFromBody, errorFromThrown, errorWithoutBody, type ApiError } from '../errors';
import type { StoredFile } from '../generated/file';
import { storedFile as shape } from '../generated/shapes/file';
import { timeLimits } from '../timeLimits';
import { REQUEST_HEADERS } from '../request';
import { parseBody } from '../parseBody';
import { sendWithProgress } from './sendWithProgress';

export interface UploadedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

export type UploadResult = { ok: true; file: UploadedFile } | { ok: false; error: ApiError };

export interface UploadOptions {
  file: File;
  /** Called with the sent share, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const PATH = '/v1/file';

/** Error code of a file that can no longer be read: a retry cannot help. */
export const FILE_GONE = 'FILE_GONE';

/** MIME types that the contract allows, keyed by file extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['bmp', 'image/bmp'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
]);

/** Returns the file with the type of its extension, because operating systems report other types, or none. */
function withTypeOfName(file: File): File {
  const type = TYPES.get(/\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '') ?? file.type;
  if (type === file.type) return file;
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

/** Returns false for a file that was changed, moved or deleted after it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the error of a failed upload. Checks the file, because browsers report an unreadable file as a
 * lost connection.
 */
async function errorOfSending(thrown: unknown, file: File): Promise<ApiError> {
  const error = errorFromThrown(thrown);
  if (error.status !== 'NETWORK' || (await isReadable(file))) return error;
  const message = 'Файл изменился или недоступен. Выберите его снова';
  return { ...error, code: FILE_GONE, message };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return parseBody(await response.text());
  } catch {
    return undefined;
  }
}

function isStored(answer: unknown): answer is Decoded<StoredFile> {
  return typeof answer === 'object' && answer !== null && 'id' in answer;
}

/** Returns the stored file from a response; undefined if the response has no id. */
function storedFile(body: unknown, file: File): UploadedFile | undefined {
  try {
    const stored = readAnswer('uploadFile', shape, body);
    return isStored(stored)
      ? { id: stored.id, name: stored.name || file.name, size: stored.size ?? file.size }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Uploads one file with the session's token, bypassing the cache. Repeats it once after a 401 and aborts it after the
 * timeout. Never repeats it after a lost connection, because the server may have stored the file.
 */
export function uploadFile({ file, signal, onProgress = () => {} }: UploadOptions) {
  return async (
    _dispatch: Dispatch,
    _getState: () => unknown,
    { transport }: ApiExtra,
  ): Promise<UploadResult> => {
    const limit = startTimeLimit(timeLimits.request, signal);
    const form = new FormData();
    form.set('file', withTypeOfName(file));
    try {
      const request = new Request(`${transport.baseUrl}${PATH}`, {
        method: 'POST',
        // The browser sets the Content-Type header with the boundary of the form.
        headers: { 'Accept-Language': REQUEST_HEADERS['Accept-Language'] },
        credentials: 'omit',
        signal: limit.signal,
      });
      const response = await transport.fetch(request, {
        via: sendWithProgress(form, onProgress),
      });
      const body = await bodyOf(response);
      if (!response.ok) return { ok: false, error: errorOf(response.status, body) };
      const stored = storedFile(body, file);
      return stored === undefined
        ? { ok: false, error: errorOf('INVALID_RESPONSE', body) }
        : { ok: true, file: stored };
    } catch (thrown) {
      return { ok: false, error: await errorOfSending(thrown, file) };
    } finally {
      limit.end();
    }
  };
}

function errorOf(status: ApiError['status'], body: unknown): ApiError {
  return body === undefined ? errorWithoutBody(status) : errorFromBody(status, body);
}
