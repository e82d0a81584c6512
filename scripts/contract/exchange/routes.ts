import {
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
  pointerOf,
  type ResponseObject,
  responseOf,
} from '../model/openApi';
import { decoded, operationPrefixes } from '../model/address';
import { type CheckedResponse, type Context, headerValue } from './exchange';
import { finding, type Finding, placeIn } from './findings';
import { coveringKey, parseMediaType } from './received';

/** The operation of a call, or the reason why there is none. */
type Route =
  | {
      readonly kind: 'operation';
      readonly located: LocatedOperation;
      readonly pathParams: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'method-undocumented'; readonly methods: readonly string[] }
  | { readonly kind: 'path-undocumented' };

interface Candidate {
  readonly located: LocatedOperation;
  readonly prefix: string;
  readonly segments: readonly Segment[];
}

/** One segment of a path, decoded, because clients may encode the same path differently. */
interface Segment {
  readonly pattern: RegExp | null;
  readonly names: readonly string[];
  readonly text: string;
}

const PARAMETER = /\{([^{}]+)\}/g;

/** Parses a segment. A parameter may be only a part of it, as in `{id}.pdf` or `report-{year}`. */
function segmentOf(written: string): Segment {
  const text = decoded(written);
  const names = [...text.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (names.length === 0) return { pattern: null, names, text };
  const literal = text
    .split(PARAMETER)
    .map((part, index) =>
      index % 2 === 1 ? '(.+)' : part.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`),
    )
    .join('');
  return { pattern: new RegExp(`^${literal}$`, 's'), names, text };
}

function matchSegments(
  template: readonly Segment[],
  segments: readonly string[],
): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [index, { pattern, names, text }] of template.entries()) {
    const segment = segments[index] ?? '';
    if (pattern === null) {
      if (text !== segment) return null;
      continue;
    }
    const values = pattern.exec(segment);
    if (values === null) return null;
    for (const [position, name] of names.entries()) found[name] = values[position + 1] ?? '';
  }
  return found;
}

/**
 * Compares candidates: a longer server prefix comes first, then a concrete path before a path with parameters (OpenAPI
 * 3.1, 4.8.8.2), from left to right.
 */
function moreConcrete(one: Candidate, other: Candidate): number {
  const byPrefix = other.prefix.length - one.prefix.length;
  if (byPrefix !== 0) return byPrefix;
  const mask = ({ segments }: Candidate) =>
    segments.map(({ pattern, text }) =>
      pattern === null ? '0' : /^\{[^{}]+\}$/.test(text) ? '2' : '1',
    );
  return mask(one).join('').localeCompare(mask(other).join(''));
}

/**
 * Creates the search for a call's operation. `pathname` is the path as sent, with the server's prefix, without the
 * query.
 */
export function createRouter(
  document: OpenApiDocument,
): (method: string, pathname: string) => Route {
  const byLength = new Map<number, Candidate[]>();
  for (const located of operationsOf(document)) {
    for (const prefix of new Set(operationPrefixes(document, located))) {
      const segments = (prefix + located.path).split('/').map(segmentOf);
      const ofLength = byLength.get(segments.length) ?? [];
      ofLength.push({ located, prefix, segments });
      byLength.set(segments.length, ofLength);
    }
  }
  for (const ofLength of byLength.values()) ofLength.sort(moreConcrete);

  return (method, pathname) => {
    const wanted = method.toLowerCase();
    const methods: string[] = [];
    const segments = pathname.split('/').map(decoded);
    for (const { located, segments: template } of byLength.get(segments.length) ?? []) {
      const pathParams = matchSegments(template, segments);
      if (pathParams === null) continue;
      if (located.method === wanted) return { kind: 'operation', located, pathParams };
      methods.push(located.method.toUpperCase());
    }
    return methods.length > 0
      ? { kind: 'method-undocumented', methods }
      : { kind: 'path-undocumented' };
  };
}

export interface DescribedResponse {
  readonly response: ResponseObject;
  /** JSON Pointer of the response; references are resolved. */
  readonly contract: string;
}

/** Returns the description under a key of `responses`; null if there is none. */
export function responseAt(context: Context, key: string): DescribedResponse | null {
  const { document, located, pointerIn } = context;
  const node = located.operation.responses[key];
  if (node === undefined) return null;
  const response = responseOf(document, node);
  const inOperation = pointerOf('paths', located.path, located.method, 'responses', key);
  return { response, contract: pointerIn(response) ?? inOperation };
}

/**
 * Returns true if `default` describes this status: errors always, successes only if the contract describes no success.
 */
function isByDefault({ located }: Context, status: number): boolean {
  const { responses } = located.operation;
  return status >= 400 || !Object.keys(responses).some((one) => /^[123]/.test(one));
}

/** Returns the description of a status: exact, by its range, or the default; null if there is none. */
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

/** Statuses that mean that a server lacks the path, or the method there. */
const NOT_SERVED: readonly number[] = [404, 405, 501];

/** Statuses that proxies and load balancers send themselves. */
const OF_GATEWAY: readonly number[] = [413, 429, 502, 503, 504];

/**
 * Returns the finding for an HTML page that a proxy has sent instead of the described response; the status shows the
 * cause. Null for a response of the backend.
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
  const asked = Object.keys(located.operation.responses).join(', ');
  const whose = isUnserved ? 'The server has nothing here: a page' : 'A page of a gateway';
  return finding(isUnserved ? 'path-not-served' : 'gateway-page', placeIn(located, '/status'), {
    message: `${whose} with ${status}`,
    detail: String(status),
    expected: asked,
    received: `${status} ${essence}`,
  });
}
