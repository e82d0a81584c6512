import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isBackendPath, type Backend } from './backend';
import { CONTROL_PREFIX } from './control';
import { Connections } from './connections';
import { isScenarioName } from './scenarios/scenario';

/** A middleware of connect, which also serves node:http when `next` answers 404. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Puts a backend in front of other content, so that a browser makes real network requests with
 * real cookies. A page that is opened with `?scenario=` chooses the scenario.
 */
export function createMiddleware(backend: Backend): Middleware {
  const connections = new Connections();
  return (request, response, next) => {
    connections.follow(request, response);
    retireConnection(backend, response);
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    if (!isBackendPath(url.pathname)) {
      chooseScenario(backend, request, url);
      next();
      return;
    }
    const isControl = url.pathname.startsWith(CONTROL_PREFIX);
    const onAnswer = (): void => {
      retireConnection(backend, response);
      if (isControl && backend.faults.isDropDue()) connections.closeIdle();
    };
    void answerOrPass(() => answer(backend, request, response, url, onAnswer), response, next);
  };
}

/** Once a loss is due, no connection may be used twice (see Connections). */
function retireConnection(backend: Backend, response: ServerResponse): void {
  if (backend.faults.isDropDue()) response.setHeader('Connection', 'close');
}

/** Whatever goes wrong here is a broken connection, or a bug worth an error page. */
async function answerOrPass(
  answering: () => Promise<void>,
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  try {
    await answering();
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else next(error);
  }
}

/** Only another scenario starts anew: reloading a page must not undo what was done in it. */
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
  onAnswer: () => void,
): Promise<void> {
  const client = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableEnded) client.abort();
  });
  const body = await readBody(incoming);
  let response: Response;
  try {
    response = await backend.handle(
      new Request(url, {
        method: incoming.method ?? 'GET',
        headers: toHeaders(incoming),
        body: body.length === 0 ? null : body,
        signal: client.signal,
      }),
    );
  } catch (error) {
    if (client.signal.aborted) return;
    throw error;
  }
  onAnswer();
  await send(response, outgoing);
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
    // A body that breaks on purpose: what was sent so far is out, now the connection goes.
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

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await buffer(incoming));
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}
