import { gunzipSync } from 'node:zlib';
import {
  type CheckedBody,
  type CheckedRequest,
  headerValue,
  type LiveExchange,
  parsedBody,
  UNKNOWN_BODY,
} from '../exchange/exchange';
import { joinedHeaders } from './captured';
import { type Silence, silenceOf } from './coverage';
import { type ContractChecker, createContractChecker } from '../exchange/checker';
import { isRecord, operationsOf } from '../model/openApi';
import type { Report } from '../report/report';
import { operationPrefixes, serverPrefixes } from '../model/address';
import { createLiveRun, type LiveContract } from './liveRun';
import { listOf, type Node, nodeOf, textOf } from '../model/documentView';

function nodesAt(node: Node, key: string): Node[] {
  return listOf(node[key]).filter(isRecord);
}

function textAt(node: Node, key: string): string | null {
  return textOf(node[key]) ?? null;
}

/** Returns headers by name; joins repeated names, and drops pseudo-headers of HTTP/2. */
function headersOf(node: Node): Record<string, string> {
  const named = nodesAt(node, 'headers').flatMap((header) => {
    const [name, value] = [textAt(header, 'name') ?? '', textAt(header, 'value')];
    return name === '' || name.startsWith(':') || value === null ? [] : [name, value];
  });
  return joinedHeaders(named);
}

/** Returns the recorded cookies of a request as a header, because some recorders leave out the header itself. */
function cookiesOf(request: Node): Record<string, string> {
  const cookies = nodesAt(request, 'cookies').map(
    (one) => `${textAt(one, 'name') ?? ''}=${textAt(one, 'value') ?? ''}`,
  );
  return cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * Decompresses a body if necessary, because some recorders leave it compressed although HAR requires the plain body.
 */
function unpacked(bytes: Uint8Array, headers: Readonly<Record<string, string>>): Uint8Array {
  const isPacked = /gzip/.test(headers['content-encoding'] ?? '') && isGzip(bytes);
  return isPacked ? gunzipSync(bytes) : bytes;
}

function answerBody(response: Node, headers: Readonly<Record<string, string>>): CheckedBody {
  const content = nodeOf(response['content']);
  const text = textAt(content, 'text');
  if (text !== null && textAt(content, 'encoding') === 'base64') {
    return unpacked(Buffer.from(text, 'base64'), headers);
  }
  if (text !== null && text !== '') return text;
  // The sizes tell whether the body was empty or the recorder has left it out.
  const sizes = [content['size'], response['bodySize'], Number(headers['content-length'])];
  const isEmpty =
    response['status'] === 204 || (content['size'] === 0 && !sizes.some((one) => Number(one) > 0));
  return isEmpty ? null : UNKNOWN_BODY;
}

function requestBody(request: Node, headers: Readonly<Record<string, string>>): CheckedBody {
  const postData = nodeOf(request['postData']);
  const params = nodesAt(postData, 'params');
  const text = textAt(postData, 'text');
  if (text !== null && text !== '') return text;
  if (params.length > 0) {
    const fields = params.map((one) => [textAt(one, 'name') ?? '', textAt(one, 'value') ?? '']);
    const isMultipart = /multipart/.test(headers['content-type'] ?? '');
    return isMultipart ? UNKNOWN_BODY : new URLSearchParams(fields).toString();
  }
  const size = request['bodySize'];
  const hasBody = Number(headers['content-length'] ?? 0) > 0;
  const isEmpty = text === '' || request['postData'] === undefined;
  return isEmpty && !hasBody && !(typeof size === 'number' && size > 0) ? null : UNKNOWN_BODY;
}

/** Returns the recorded media type as a header if no header was recorded. */
function withMediaType(
  headers: Readonly<Record<string, string>>,
  described: Node,
): Readonly<Record<string, string>> {
  const type = textAt(described, 'mimeType') ?? '';
  return Object.keys(headers).length > 0 || type === '' ? headers : { 'content-type': type };
}

/** Errors of cancelled or blocked calls; all other errors mean that the server did not respond. */
const GIVEN_UP = /ABORTED|BLOCKED|CANCEL/i;

/** Codes of Chromium (`net::ERR_…`) with their equivalents in Node. */
const CHROMIUM_CODES: Readonly<Record<string, string>> = {
  CONNECTION_REFUSED: 'ECONNREFUSED',
  CONNECTION_RESET: 'ECONNRESET',
  CONNECTION_CLOSED: 'ECONNRESET',
  EMPTY_RESPONSE: 'ECONNRESET',
  NAME_NOT_RESOLVED: 'ENOTFOUND',
};

/** Returns the recorded reason why a call has no response; null if the call was cancelled. */
function silenceIn(response: Node): Silence | null {
  const reason = textAt(response, '_error') ?? textAt(response, '_failureText');
  if (reason === null || GIVEN_UP.test(reason)) return null;
  const code = /ERR_([A-Z_]+)/.exec(reason)?.[1] ?? '';
  return /TIMED_OUT|TIMEOUT/i.test(reason)
    ? { received: 'nothing in time', isUnreachable: false }
    : silenceOf(CHROMIUM_CODES[code] ?? '');
}

function entryOf(entry: Node): RecordedEntry {
  const request = nodeOf(entry['request']);
  const response = nodeOf(entry['response']);
  const url = textAt(request, 'url');
  const method = textAt(request, 'method');
  const status = response['status'];
  if (url === null || method === null || !URL.canParse(url)) return null;
  const headers = headersOf(request);
  // Blocked and cancelled calls have the status 0.
  if (typeof status !== 'number' || status < 100) {
    return { request: { method, url, headers }, silence: silenceIn(response) };
  }
  const described = withMediaType(headers, nodeOf(request['postData']));
  const sent = { ...cookiesOf(request), ...described };
  const answered = withMediaType(headersOf(response), nodeOf(response['content']));
  return {
    request: { method, url, headers: sent, body: requestBody(request, sent) },
    response: { status, headers: answered, body: answerBody(response, answered) },
  };
}

/** A recorded call without a response; `silence` is null if the client cancelled it. */
interface RecordedSilence {
  readonly request: CheckedRequest;
  readonly silence: Silence | null;
}

/** One entry of a recording; null if it is not an HTTP call. */
type RecordedEntry = LiveExchange | RecordedSilence | null;

/** Thrown for a text that is no HAR recording. */
export class HarUnreadable extends Error {}

/**
 * Reads the entries of a recording. Leaves out the parser's message, which may quote private data.
 * @throws HarUnreadable if the text is not HAR
 */
function readHar(text: string): RecordedEntry[] {
  const log = nodeOf(nodeOf(parsedBody(text.replace(/^\uFEFF/, '')))['log']);
  if (!Array.isArray(log['entries'])) throw new HarUnreadable('no log.entries');
  return nodesAt(log, 'entries').map(entryOf);
}

function isExchange(entry: RecordedEntry): entry is LiveExchange {
  return entry !== null && 'response' in entry;
}

function isUnder(prefixes: readonly string[], { request }: LiveExchange): boolean {
  const { pathname } = new URL(request.url);
  return prefixes.some((prefix) => pathname.startsWith(`${prefix}/`));
}

function speaksJson({ request, response }: LiveExchange): boolean {
  return [request, response].some(({ headers }) =>
    /[/+]json\b/.test(headerValue(headers, 'content-type') ?? ''),
  );
}

/**
 * Returns the backend's origins: the origin of `server`, otherwise all origins with a call that the contract describes.
 */
function backendOrigins(
  { match }: Pick<ContractChecker, 'match'>,
  calls: readonly CheckedRequest[],
  server: URL | undefined,
): Set<string> {
  if (server !== undefined) return new Set([server.origin]);
  return new Set(
    calls
      .map((request) => ({ method: request.method, url: new URL(request.url) }))
      .filter(({ method, url }) => match(method, url.pathname) !== null)
      .map(({ url }) => url.origin),
  );
}

/**
 * Checks recorded traffic (HAR 1.2). Other origins, and pages and pictures of the same origin, are ignored.
 * @param server origin of the backend, if the calls do not show it
 * @throws HarUnreadable if the text is not HAR
 */
export function checkHar(contract: LiveContract, text: string, server?: URL): Report {
  const run = createLiveRun(contract);
  const entries = readHar(text);
  const { document } = contract;
  const prefixes = [
    ...serverPrefixes(document),
    ...operationsOf(document).flatMap((located) => operationPrefixes(document, located)),
  ];
  const checker = createContractChecker(document);
  const origins = backendOrigins(
    checker,
    entries.flatMap((one) => (one === null ? [] : [one.request])),
    server,
  );
  // Without a prefix, paths do not distinguish API calls from pages; then only JSON counts.
  const isOurs = (one: LiveExchange): boolean =>
    isUnder(prefixes, one) && (!prefixes.includes('') || speaksJson(one));
  for (const entry of entries) {
    const url = entry === null ? null : new URL(entry.request.url);
    const isOfBackend = entry !== null && url !== null && origins.has(url.origin);
    const isKnown = isOfBackend && checker.match(entry.request.method, url.pathname) !== null;
    if (isExchange(entry) && isOfBackend && (isKnown || isOurs(entry))) run.take(entry);
    else if (entry === null || isExchange(entry) || !isKnown) run.ignore();
    else if (entry.silence === null) run.abandoned(entry.request);
    else run.silent(entry.request, entry.silence);
  }
  return run.report();
}
