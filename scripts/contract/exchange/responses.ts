import { pointerOf, type ResponseObject, responseOf } from '../model/openApi';
import { type CheckedResponse, type Context, headerValue } from './exchange';
import { finding, type Finding } from './findings';
import { coveringKey, parseMediaType } from './mediaType';

/** The description of a response, and its place. */
export interface DescribedResponse {
  readonly response: ResponseObject;
  /** JSON Pointer of the response, references followed. */
  readonly contract: string;
}

/** Returns the description under a key of `responses`; null if there is none. */
export function responseAt(context: Context, key: string): DescribedResponse | null {
  const { document, located, standsAt } = context;
  const node = located.operation.responses[key];
  if (node === undefined) return null;
  const response = responseOf(document, node);
  const inOperation = pointerOf('paths', located.path, located.method, 'responses', key);
  return { response, contract: standsAt(response) ?? inOperation };
}

/** `default` covers errors; it covers a success only if no success is described. */
function isByDefault({ located }: Context, status: number): boolean {
  const { responses } = located.operation;
  return status >= 400 || !Object.keys(responses).some((one) => /^[123]/.test(one));
}

/** The response described for a status: itself, else its range, else the default. */
export function describedResponse(context: Context, status: number): DescribedResponse | null {
  const digit = Math.floor(status / 100);
  return (
    responseAt(context, String(status)) ??
    responseAt(context, `${digit}XX`) ??
    responseAt(context, `${digit}xx`) ??
    (isByDefault(context, status) ? responseAt(context, 'default') : null)
  );
}

const PAGES: readonly string[] = ['text/html', 'application/xhtml+xml'];

/** The server has no such path, or no such method there. */
const NOT_SERVED: readonly number[] = [404, 405, 501];

/** Statuses that proxies and load balancers send themselves. */
const OF_GATEWAY: readonly number[] = [413, 429, 502, 503, 504];

/**
 * Returns the finding for an HTML page of a proxy instead of the described answer; its status tells the cause. Null
 * for an answer of the backend.
 */
export function foreignPage(
  { located }: Context,
  described: DescribedResponse | null,
  { status, headers }: CheckedResponse,
): Finding | null {
  const { essence } = parseMediaType(headerValue(headers, 'content-type') ?? '');
  const keys = Object.keys(described?.response.content ?? {});
  if (!PAGES.includes(essence) || coveringKey(keys, essence) !== null) return null;
  const isUnserved = NOT_SERVED.includes(status);
  if (!isUnserved && !OF_GATEWAY.includes(status)) return null;
  const { path, method, operation } = located;
  const place = {
    operation: operation.operationId,
    pointer: '/status',
    contract: pointerOf('paths', path, method),
  };
  const asked = Object.keys(operation.responses).join(', ');
  const whose = isUnserved ? 'The server has nothing here: a page' : 'A page of a gateway';
  return finding(isUnserved ? 'path-not-served' : 'gateway-page', place, {
    message: `${whose} with ${status}`,
    detail: String(status),
    expected: asked,
    received: `${status} ${essence}`,
  });
}
