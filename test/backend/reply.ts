import type { FileAnswer } from './defineHandlers';

/** A response before it is sent, with a body that can be checked. */
export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

const COMMON_HEADERS = { 'Cache-Control': 'no-store', 'Content-Language': 'ru' };

/** Returns a JSON response; it has no body for `undefined`. */
export function jsonReply(status: number, body: unknown): Reply {
  if (body === undefined) return { status, headers: { ...COMMON_HEADERS }, body: null };
  const headers = { ...COMMON_HEADERS, 'Content-Type': 'application/json' };
  return { status, headers, body: JSON.stringify(body) };
}

/** Returns a download with two names: ASCII for old clients, UTF-8 for the others (RFC 6266 §4.3). */
export function fileReply(status: number, file: FileAnswer): Reply {
  const charset = file.mimeType.startsWith('text/') ? '; charset=utf-8' : '';
  const names = `filename="${file.asciiName}"; filename*=UTF-8''${encodeExtValue(file.name)}`;
  const headers = {
    ...COMMON_HEADERS,
    'Content-Type': `${file.mimeType}${charset}`,
    'Content-Length': String(file.bytes.length),
    'Content-Disposition': `attachment; ${names}`,
  };
  return { status, headers, body: file.bytes };
}

export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(body, { status, headers });
}

/**
 * Encodes a value for a header (RFC 5987 §3.2.1), including the four characters that `encodeURIComponent` leaves as
 * they are.
 */
function encodeExtValue(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
