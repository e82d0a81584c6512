import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { CheckedRequest } from '../exchange/exchange';
import { Capture, type CapturedExchange, joinedHeaders } from './captured';
import { type Silence, silenceFor, silenceOf } from './coverage';

/** The target of the proxy, and its callbacks. */
interface Forwarding {
  readonly target: URL;
  readonly agent: HttpAgent;
  /** Converts a call's path to a path of the contract. */
  readonly contractPath: (path: string) => string;
  /** Maximum size of a body that is kept for the check, in bytes. */
  readonly keep: number;
  readonly onExchange: (exchange: CapturedExchange) => void;
  /**
   * Minimum time in milliseconds that a client must wait. If it leaves earlier, a missing response is not the
   * backend's fault.
   */
  readonly patienceMs: number;
  /** Called for a call without a response; `silence` is null if the client left too early. */
  readonly onSilence: (request: CheckedRequest, silence: Silence | null) => void;
}

/** Creates an agent that keeps connections to the backend open, like a client. */
export function agentFor(target: URL): HttpAgent {
  return target.protocol === 'https:'
    ? new HttpsAgent({ keepAlive: true })
    : new HttpAgent({ keepAlive: true });
}

/** Headers of a connection, not of a message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'upgrade'];

/** Returns the headers to pass on, with the same names, values, sequence and repetitions; replaces some values. */
function passedOn(raw: readonly string[], replaced: Readonly<Record<string, string>>): string[] {
  const headers: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const lower = name.toLowerCase();
    if (!HOP_BY_HOP.includes(lower)) headers.push(name, replaced[lower] ?? raw[index + 1] ?? '');
  }
  return headers;
}

function refuse(outgoing: ServerResponse, reason: string): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
  outgoing.end(`The proxy got no answer from the backend: ${reason}\n`);
}

interface Passing {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly sent: Capture;
  /** True if the client left early; an incomplete response is then not the backend's fault. */
  hasLeft: boolean;
  /** True once the call was reported, as an exchange or as unanswered. */
  isReported: boolean;
  /** Time of the call, or of the response's last chunk. */
  lastActivityAt: number;
}

/** Reports a call without a response, once. */
function reportSilence(
  { onSilence, contractPath }: Forwarding,
  passing: Passing,
  silence: Silence | null,
): void {
  if (passing.isReported) return;
  passing.isReported = true;
  const { method = 'GET', url = '/', rawHeaders } = passing.incoming;
  const headers = joinedHeaders(rawHeaders);
  onSilence({ method, url: contractPath(url), headers }, silence);
}

/** Returns true if the client waited long enough to blame the backend. */
function hasWaited({ patienceMs }: Forwarding, { lastActivityAt }: Passing): boolean {
  return Date.now() - lastActivityAt >= patienceMs;
}

/** Passes the response on, and copies it for the check. */
function passAnswer(forwarding: Forwarding, passing: Passing, answer: IncomingMessage): void {
  const { keep, onExchange, contractPath } = forwarding;
  const { incoming, outgoing, sent } = passing;
  passing.lastActivityAt = Date.now();
  const received = new Capture(keep);
  const status = answer.statusCode ?? 502;
  outgoing.sendDate = false;
  outgoing.writeHead(status, answer.statusMessage ?? '', passedOn(answer.rawHeaders, {}));
  outgoing.flushHeaders();
  answer.on('data', (chunk: Buffer) => {
    passing.lastActivityAt = Date.now();
    received.take(chunk);
  });
  answer.pipe(outgoing);
  answer.once('close', () => {
    const isTruncated = !answer.complete;
    if (isTruncated && passing.hasLeft && !hasWaited(forwarding, passing)) {
      reportSilence(forwarding, passing, null);
      return;
    }
    if (isTruncated) outgoing.destroy();
    passing.isReported = true;
    onExchange({
      method: incoming.method ?? 'GET',
      url: contractPath(incoming.url ?? '/'),
      requestHeaders: joinedHeaders(incoming.rawHeaders),
      requestBytes: sent.bytes,
      status,
      responseHeaders: joinedHeaders(answer.rawHeaders),
      responseBytes: received.bytes,
      isTruncated,
    });
  });
}

function open({ target, agent }: Forwarding, { incoming }: Passing): ClientRequest {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return request({
    agent,
    hostname: target.hostname.replaceAll(/^\[|\]$/g, ''),
    port: target.port,
    method: incoming.method,
    // The backend's base URL may have a path.
    path: target.pathname.replace(/\/$/, '') + (incoming.url ?? '/'),
    // The backend gets its own host name; other headers stay unchanged.
    headers: passedOn(incoming.rawHeaders, { host: target.host }),
  });
}

/**
 * Returns true if a call may be repeated: the backend may close a reused connection at any time, and a call without a
 * body is safe to repeat.
 */
function mayAskAgain(upstream: ClientRequest, { incoming, outgoing }: Passing): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  const hasBody = encoding !== undefined || (length ?? '0') !== '0';
  return upstream.reusedSocket && !hasBody && !outgoing.headersSent;
}

function ask(forwarding: Forwarding, passing: Passing): ClientRequest {
  const upstream = open(forwarding, passing);
  upstream.once('response', (answer) => passAnswer(forwarding, passing, answer));
  upstream.once('error', (error: Error & { code?: string }) => {
    if (passing.hasLeft) return;
    if (error.code === 'ECONNRESET' && mayAskAgain(upstream, passing)) {
      ask(forwarding, passing).end();
      return;
    }
    const reason = error.code ?? error.message;
    if (!passing.outgoing.headersSent) {
      reportSilence(forwarding, passing, silenceOf(error.code ?? ''));
    }
    refuse(passing.outgoing, reason);
  });
  passing.outgoing.once('close', () => {
    passing.hasLeft ||= !passing.outgoing.writableFinished;
    if (!passing.hasLeft) return;
    if (!passing.outgoing.headersSent) {
      const silence = silenceFor(Date.now() - passing.lastActivityAt);
      reportSilence(forwarding, passing, hasWaited(forwarding, passing) ? silence : null);
    }
    upstream.destroy();
  });
  return upstream;
}

/** Passes a call to the backend and the response back with unchanged bodies; reports the exchange or its silence. */
export function forward(
  forwarding: Forwarding,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const sent = new Capture(forwarding.keep);
  const passing = {
    incoming,
    outgoing,
    sent,
    hasLeft: false,
    isReported: false,
    lastActivityAt: Date.now(),
  };
  incoming.on('data', (chunk: Buffer) => passing.sent.take(chunk));
  incoming.pipe(ask(forwarding, passing));
}
