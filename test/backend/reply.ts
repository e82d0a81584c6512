import type { FileAnswer } from './defineHandlers';

/** An answer as it goes over the wire, while its body can still be checked. */
export interface Reply {
  status: number;
  headers: Headers;
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** JSON, or no body for `undefined`. */
export function jsonReply(status: number, body: unknown): Reply {
  if (body === undefined) return { status, headers: commonHeaders(), body: null };
  const headers = commonHeaders();
  headers.set('Content-Type', 'application/json');
  return { status, headers, body: JSON.stringify(body) };
}

/** A file to save, its name given for old and for new clients (RFC 6266 §4.3). */
export function fileReply(status: number, file: FileAnswer): Reply {
  const headers = commonHeaders();
  const charset = file.mimeType.startsWith('text/') ? '; charset=utf-8' : '';
  headers.set('Content-Type', `${file.mimeType}${charset}`);
  headers.set('Content-Length', String(file.bytes.length));
  headers.set(
    'Content-Disposition',
    `attachment; filename="${file.asciiName}"; filename*=UTF-8''${encodeExtValue(file.name)}`,
  );
  return { status, headers, body: file.bytes };
}

export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(body, { status, headers });
}

function commonHeaders(): Headers {
  return new Headers({ 'Cache-Control': 'no-store', 'Content-Language': 'ru' });
}

/** RFC 5987 §3.2.1: `encodeURIComponent` leaves four characters that an ext-value must encode. */
function encodeExtValue(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
