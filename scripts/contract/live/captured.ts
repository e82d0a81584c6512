import {
  UNKNOWN_BODY,
  type CheckedBody,
  type CheckedRequest,
  type LiveExchange,
} from '../checker/exchange';
import { decompressed } from './decompress';

/** Bytes that went by. Beyond the limit they are no longer kept, and the body counts as unknown. */
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

/** One exchange as it went through, before anything was unpacked. */
export interface CapturedExchange {
  readonly method: string;
  /** Path and query as the contract's server sees them. */
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBytes: Buffer | null;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBytes: Buffer | null;
  /** The backend broke off before the answer was whole. */
  readonly isTruncated: boolean;
}

/** Headers as pairs in one list, as node:http reads them from the wire, joined by name. */
export function joinedHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? '';
    const value = raw[index + 1] ?? '';
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
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

/** Unpacks what went by, so that it can be checked. */
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
