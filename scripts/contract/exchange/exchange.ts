import type { NodePointers } from '../model/documentView';
import type { LocatedOperation, OpenApiDocument } from '../model/openApi';
import type { SafeNames } from './safeNames';
import type { SchemaChecks } from './schemas';
import type { Side } from '../report/finding';

/** Headers in either of the two usual shapes; names in any case. */
export type CheckedHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** A body that cannot be read, for example because a recording lacks it. */
export const UNKNOWN_BODY = Symbol('a body that cannot be read');

/** Body as sent. An empty body and a missing one are equal. */
export type CheckedBody = string | Uint8Array | typeof UNKNOWN_BODY | null | undefined;

export interface CheckedRequest {
  readonly method: string;
  /** Absolute, or relative to the root of the server, including the contract's prefix. */
  readonly url: string;
  readonly headers: CheckedHeaders;
  readonly body?: CheckedBody;
  /** True if the body was generated, so that a report may show it. */
  readonly isShown?: boolean;
  /**
   * Other generated parts: a parameter's value, a form as arguments of curl, another method, a
   * missing token.
   */
  readonly madeUp?:
    | {
        readonly parameter?: string;
        readonly form?: string;
        readonly method?: string;
        readonly isUnsigned?: true;
      }
    | undefined;
}

export interface CheckedResponse {
  readonly operationId: string;
  readonly status: number;
  readonly headers: CheckedHeaders;
  readonly body?: CheckedBody;
}

/** Contract, and everything that was prepared from it for the checks. */
export interface Context {
  readonly document: OpenApiDocument;
  readonly schemas: SchemaChecks;
  readonly names: SafeNames;
  /** Returns the pointer of a part of the contract, references followed. */
  readonly pointerIn: NodePointers;
  readonly located: LocatedOperation;
  readonly side: Side;
  /** Also reports new values that break nothing. */
  readonly reportsNews: boolean;
}

/** Returns the value of a header; null if it is missing. */
export function headerValue(headers: CheckedHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const wanted = name.toLowerCase();
  return Object.entries(headers).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? null;
}

/** One call with its answer, from any source. */
export interface LiveExchange {
  readonly request: CheckedRequest;
  readonly response: Omit<CheckedResponse, 'operationId'>;
  /** True if the answer is incomplete, or could not be decompressed. */
  readonly isTruncated?: boolean;
  /** True if this command made the request: then only the answer is checked. */
  readonly isOwnRequest?: boolean;
  /** Duration of the answer, if measured. */
  readonly ms?: number;
}

/** Returns the parsed JSON of a body; undefined if it has none. */
export function parsedBody(body: CheckedBody): unknown {
  if (body === UNKNOWN_BODY || body === null || body === undefined) return undefined;
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
