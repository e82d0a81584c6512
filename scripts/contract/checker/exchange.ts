import type { LocatedOperation, OpenApiDocument } from '../openApi';
import type { SchemaChecks } from './schemas';

/** Headers in either of the two usual shapes; names in any case. */
export type CheckedHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** Body as it went over the wire. An empty one and none at all are the same. */
export type CheckedBody = string | Uint8Array | null | undefined;

export interface CheckedRequest {
  readonly method: string;
  /** Absolute, or from the root of the server, with the prefix of the contract's server. */
  readonly url: string;
  readonly headers: CheckedHeaders;
  readonly body?: CheckedBody;
}

export interface CheckedResponse {
  readonly operationId: string;
  readonly status: number;
  readonly headers: CheckedHeaders;
  readonly body?: CheckedBody;
}

/** What the single checks work with. */
export interface Context {
  readonly document: OpenApiDocument;
  readonly schemas: SchemaChecks;
  readonly located: LocatedOperation;
}

/** Value of a header, null where it is absent. */
export function headerValue(headers: CheckedHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const wanted = name.toLowerCase();
  return Object.entries(headers).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? null;
}
