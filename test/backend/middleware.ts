import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isBackendPath, type Backend } from './backend';
import { CONTROL_PREFIX } from './control';
import { ApiFailure } from './core/failure';
import type { IncomingCall } from './core/incomingCall';
import { jsonReply, type Reply } from './reply';
import { isScenarioName } from './scenarios/scenario';

/** A middleware of connect. For node:http, pass a `next` that responds with a 404. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Serves a backend before other content, so that browsers make real network requests with real cookies. Opening a page
 * with `?scenario=` sets the scenario.
 *
 * @param origins origins of further pages that may call the control endpoint
 */
export function createMiddleware(backend: Backend, origins: readonly string[] = []): Middleware {
  return (request, response, next) => {
    const url = urlOf(request);
    if (url === null) {
      refuse(new ApiFailure(400, 'Адрес запроса не прочитан'), response);
      return;
    }
    if (url.pathname.startsWith(CONTROL_PREFIX) && isForeign(request, origins)) {
      refuse(new ApiFailure(403, 'Управление открыто только своим страницам'), response);
      return;
    }
    if (isBackendPath(url.pathname)) {
      void answerOrPass(() => answer(backend, request, response, url), response, next);
      return;
    }
    chooseScenario(backend, request, url);
    next();
  };
}

/** Returns null for an invalid address, such as `//[x`, or a host named `[`. */
function urlOf({ url = '/', headers }: IncomingMessage): URL | null {
  const base = `http://${headers.host ?? 'localhost'}`;
  return URL.canParse(url, base) ? new URL(url, base) : null;
}

/** Returns whether a foreign site makes the call. Browsers let it send a POST without a preflight request. */
function isForeign(
  { headers: { origin, host } }: IncomingMessage,
  origins: readonly string[],
): boolean {
  if (origin === undefined || origins.includes(origin)) return false;
  return origin.replace(/^https?:\/\//, '') !== host;
}

/** Sends an error response without the backend. Closes the connection, because the rest of the request is not read. */
function refuse(failure: ApiFailure, outgoing: ServerResponse): void {
  const { status, headers, body } = jsonReply(failure.status, failure.toBody());
  sendReply({ status, headers: { ...headers, Connection: 'close' }, body }, outgoing);
}

/**
 * Sends an `ApiFailure` as a response and passes any other error to `next`; closes a connection whose response has
 * already begun.
 */
async function answerOrPass(
  answering: () => Promise<void>,
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  try {
    await answering();
  } catch (error) {
    if (error instanceof ApiFailure) {
      refuse(error, response);
      return;
    }
    if (response.headersSent || response.destroyed) response.destroy();
    else next(error);
  }
}

/** Resets the backend only if the scenario differs, because a reload must keep the changes. */
function chooseScenario(backend: Backend, request: IncomingMessage, url: URL): void {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  const scenario = url.searchParams.get('scenario');
  if (isPage && isScenarioName(scenario) && scenario !== backend.origin.scenario) {
    backend.reset({ scenario, keepSessions: true });
  }
}

async function answer(
  backend: Backend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  let signal: AbortSignal | undefined;
  const method = incoming.method ?? 'GET';
  const drawn = backend.draw({ method, url });
  const isCut = drawn.fault?.kind === 'drop-mid-request';
  const call = {
    method,
    url,
    headers: joinedHeaders(incoming.headers),
    body: await readBody(incoming, isCut ? 0.5 : 1),
    // Created on demand, because only delayed responses need to know that the client has disconnected.
    get signal() {
      return (signal ??= signalOf(outgoing));
    },
  };
  let answered: Reply | Response;
  try {
    answered = await backend.answer(call, drawn);
  } catch (error) {
    if (signal?.aborted === true) return;
    throw error;
  }
  if (answered instanceof Response) await send(answered, outgoing);
  else sendReply(answered, outgoing);
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const client = new AbortController();
  if (outgoing.destroyed) client.abort();
  outgoing.once('close', () => {
    if (!outgoing.writableEnded) client.abort();
  });
  return client.signal;
}

/** Sends the body in one piece, with Content-Length instead of chunks. */
function sendReply({ status, headers, body }: Reply, outgoing: ServerResponse): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (bytes === null) outgoing.writeHead(status, headers).end();
  else outgoing.writeHead(status, { ...headers, 'Content-Length': bytes.length }).end(bytes);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) break;
      await flush(outgoing, chunk.value);
    }
    outgoing.end();
  } catch {
    // The body breaks on purpose (a fault): its first part was sent, and now the connection closes.
    outgoing.destroy();
  }
}

function flush(outgoing: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Maximum size of a body in bytes: about three times the largest upload of the contract. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Returns the body, or its first part if `share` is below 1. */
function readBody(incoming: IncomingMessage, share: number): Promise<Uint8Array<ArrayBuffer>> {
  const enough = share < 1 ? Number(incoming.headers['content-length'] ?? 0) * share : Infinity;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = () => resolve(Uint8Array.from(Buffer.concat(chunks)));
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MOST_BYTES) {
        // Reads and drops the rest, because otherwise the client would not get the response.
        incoming.removeAllListeners('data').resume();
        reject(new ApiFailure(413, 'Запрос слишком большой: не больше 32 МБ'));
        return;
      }
      if (length < enough) return;
      incoming.pause();
      end();
    });
    incoming.once('end', end);
    incoming.once('error', reject);
  });
}

/** Joins repeated headers. Node has already joined them, except Set-Cookie. */
function joinedHeaders(headers: IncomingHttpHeaders): IncomingCall['headers'] {
  const joined: Record<string, string | undefined> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    joined[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return joined;
}
