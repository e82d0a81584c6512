import type { NodePointers } from '../model/documentView';
import type { LocatedOperation, OpenApiDocument } from '../model/openApi';
import type { SafeNames } from './safeNames';
import type { SchemaChecks } from './schemas';
import type { Side } from '../report/finding';

/** Headers as `Headers` or as an object; the case of names does not matter. */
export type CheckedHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** A body that cannot be checked, for example because a recording omits it. */
export const UNKNOWN_BODY = Symbol('a body that cannot be read');

/** Body as sent. An empty body means the same as a missing one. */
export type CheckedBody = string | Uint8Array | typeof UNKNOWN_BODY | null | undefined;

export interface CheckedRequest {
  readonly method: string;
  /** Absolute URL, or path from the server's root with the prefix of the contract. */
  readonly url: string;
  readonly headers: CheckedHeaders;
  readonly body?: CheckedBody;
  /** True if the body was generated, so that a report may show it. */
  readonly isShown?: boolean;
  /**
   * Other generated parts that a report may show: a parameter's value, a form as arguments of curl, another method, a
   * missing token. `isWrong` is true if the contract does not allow the request.
   */
  readonly madeUp?:
    | {
        readonly parameter?: string;
        readonly form?: string;
        readonly method?: string;
        readonly isUnsigned?: true;
        readonly isWrong?: true;
      }
    | undefined;
}

export interface CheckedResponse {
  readonly operationId: string;
  readonly status: number;
  readonly headers: CheckedHeaders;
  readonly body?: CheckedBody;
}

/** One checked request or response: the contract with its prepared checks, the operation, and the side. */
export interface Context {
  readonly document: OpenApiDocument;
  readonly schemas: SchemaChecks;
  readonly names: SafeNames;
  /** Returns the JSON Pointer of a node of the contract. */
  readonly pointerIn: NodePointers;
  readonly located: LocatedOperation;
  readonly side: Side;
  /** True to also report new values that break no client. */
  readonly reportsNews: boolean;
}

/** Returns the value of a header; null if it is missing. */
export function headerValue(headers: CheckedHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const wanted = name.toLowerCase();
  return Object.entries(headers).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? null;
}

export interface LiveExchange {
  readonly request: CheckedRequest;
  readonly response: Omit<CheckedResponse, 'operationId'>;
  /** True if the response is incomplete, or could not be decompressed. */
  readonly isTruncated?: boolean;
  /** True if this command made the request; then only the response is checked. */
  readonly isOwnRequest?: boolean;
  /** Duration of the call in milliseconds; undefined if it was not measured. */
  readonly ms?: number;
}

/** Returns the parsed body; undefined if it is not JSON. */
export function parsedBody(body: CheckedBody): unknown {
  if (body === UNKNOWN_BODY || body === null || body === undefined) return undefined;
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
