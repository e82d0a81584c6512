import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import {
  type CheckedBody,
  type CheckedRequest,
  type LiveExchange,
  UNKNOWN_BODY,
} from '../exchange/exchange';

type Decode = (bytes: Uint8Array) => Promise<Uint8Array>;

const INFLATE = promisify<Uint8Array, Uint8Array>(zlib.inflate);
const INFLATE_RAW = promisify<Uint8Array, Uint8Array>(zlib.inflateRaw);

/** Returns the decoder of zstd; undefined before Node 22.15. */
function zstdDecoder(): Decode | undefined {
  const decode: unknown = Reflect.get(zlib, 'zstdDecompress');
  if (typeof decode !== 'function') return undefined;
  return (bytes) =>
    new Promise((resolve, reject) => {
      decode.call(zlib, bytes, (error: Error | null, plain: Uint8Array) =>
        error === null ? resolve(plain) : reject(error),
      );
    });
}

/** Inflates «deflate»; some servers send it without the zlib header (RFC 9110, 8.4.1.2). */
async function inflateEither(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await INFLATE(bytes);
  } catch {
    return INFLATE_RAW(bytes);
  }
}

const GUNZIP = promisify<Uint8Array, Uint8Array>(zlib.gunzip);

const DECODERS: Readonly<Record<string, Decode | undefined>> = {
  gzip: GUNZIP,
  'x-gzip': GUNZIP,
  deflate: inflateEither,
  br: promisify<Uint8Array, Uint8Array>(zlib.brotliDecompress),
  zstd: zstdDecoder(),
  identity: (bytes) => Promise.resolve(bytes),
};

/** Returns the encodings of a body in the order in which they were applied. */
function namesOf(encoding: string | null): string[] {
  return (encoding ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/** Encodings that `fetch` decodes. If there is another one, too, `fetch` decodes nothing. */
const OF_FETCH: readonly string[] = ['gzip', 'x-gzip', 'deflate', 'br'];

/** Returns true if `fetch` left the bytes of a body encoded. */
export function isLeftEncoded(encoding: string | null): boolean {
  return namesOf(encoding).some((name) => !OF_FETCH.includes(name));
}

/**
 * Decodes a body according to its Content-Encoding; null if Node does not support the encoding.
 * @throws Error if the bytes are invalid
 */
export async function decompressed(
  bytes: Uint8Array,
  encoding: string | null,
): Promise<Uint8Array | null> {
  const names = namesOf(encoding);
  let current = bytes;
  // Decoding goes from right to left, because the first encoding was applied first. An empty body is not encoded.
  for (const name of bytes.length === 0 ? [] : names.toReversed()) {
    const decode = DECODERS[name];
    if (decode === undefined) return null;
    current = await decode(current);
  }
  return current;
}

/** Collects bytes. Beyond the limit they are dropped, and the body counts as unknown. */
export class Capture {
  #chunks: Buffer[] = [];
  #size = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#limit) this.#chunks = [];
    else this.#chunks.push(chunk);
  }

  get bytes(): Buffer | null {
    return this.#size > this.#limit ? null : Buffer.concat(this.#chunks);
  }
}

/** One exchange as sent over the network, still encoded. */
export interface CapturedExchange {
  readonly method: string;
  /** Path and query, with the prefix of the contract's server. */
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBytes: Buffer | null;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBytes: Buffer | null;
  /** True if the response is incomplete: the backend closed the connection, or the client left after a long wait. */
  readonly isTruncated: boolean;
}

/** Converts node:http's flat list of headers to a map. Joins repeated names; cookies by RFC 9113, 8.2.3. */
export function joinedHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? '';
    const value = raw[index + 1] ?? '';
    const between = name === 'cookie' ? '; ' : ', ';
    headers[name] = headers[name] === undefined ? value : headers[name] + between + value;
  }
  return headers;
}

async function readable(
  bytes: Buffer | null,
  headers: Readonly<Record<string, string>>,
): Promise<CheckedBody> {
  if (bytes === null) return UNKNOWN_BODY;
  return (await decompressed(bytes, headers['content-encoding'] ?? null)) ?? UNKNOWN_BODY;
}

/** Decodes a recorded exchange for the check. */
export async function unpackedExchange(captured: CapturedExchange): Promise<LiveExchange> {
  const { method, url, requestHeaders, status, responseHeaders, isTruncated } = captured;
  const sent: CheckedBody = await readable(captured.requestBytes, requestHeaders).catch(
    (): CheckedBody => UNKNOWN_BODY,
  );
  const request: CheckedRequest = { method, url, headers: requestHeaders, body: sent };
  const answer = { status, headers: responseHeaders };
  if (isTruncated) return { request, response: answer, isTruncated };
  try {
    const body = await readable(captured.responseBytes, responseHeaders);
    return { request, response: { ...answer, body } };
  } catch {
    return { request, response: answer, isTruncated: true };
  }
}
