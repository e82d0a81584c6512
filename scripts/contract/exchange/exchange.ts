import type { NodePointers } from '../model/nodePointers';
import type { LocatedOperation, OpenApiDocument } from '../model/openApi';
import type { SafeNames } from './safeNames';
import type { SchemaChecks } from './schemas';
import type { Side } from '../report/finding';

/** Headers in either of the two usual shapes; names in any case. */
export type CheckedHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** Marks a body that existed and cannot be read, such as one that a recording left out. */
export const UNKNOWN_BODY = Symbol('a body that cannot be read');

/** Body as it went over the wire. An empty one and none at all are the same. */
export type CheckedBody = string | Uint8Array | typeof UNKNOWN_BODY | null | undefined;

export interface CheckedRequest {
  readonly method: string;
  /** Absolute, or from the root of the server, with the prefix of the contract's server. */
  readonly url: string;
  readonly headers: CheckedHeaders;
  readonly body?: CheckedBody;
  /** The body was made up: a report may show it. */
  readonly isShown?: boolean;
  /** Other made-up parts: a value of a parameter, a form as words of curl, another method, a token left out. */
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

/** The context of a check. */
export interface Context {
  readonly document: OpenApiDocument;
  readonly schemas: SchemaChecks;
  readonly names: SafeNames;
  /** Returns the place of a part of the contract, references followed. */
  readonly standsAt: NodePointers;
  readonly located: LocatedOperation;
  readonly side: Side;
  /** Also report values that are new and break nothing. */
  readonly tellsNews: boolean;
}

/** Value of a header, null where it is absent. */
export function headerValue(headers: CheckedHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const wanted = name.toLowerCase();
  return Object.entries(headers).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? null;
}

/** One call with its answer, wherever it was seen. */
export interface LiveExchange {
  readonly request: CheckedRequest;
  readonly response: Omit<CheckedResponse, 'operationId'>;
  /** The answer broke off, or could not be decompressed. */
  readonly isTruncated?: boolean;
  /** We made the request ourselves: only the answer is looked at. */
  readonly isOwnRequest?: boolean;
  /** How long the answer took, where it was measured. */
  readonly ms?: number;
}

/** The JSON of a body; undefined where it holds none. */
export function parsedBody(body: CheckedBody): unknown {
  if (body === UNKNOWN_BODY || body === null || body === undefined) return undefined;
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
