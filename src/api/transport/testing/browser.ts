import type { UnknownAction } from '@reduxjs/toolkit';
import { systemClock } from '../../../lib/clock';
import { beginEarlyRefresh, takeEarlyRefresh, type EarlyRefreshHolder } from '../earlyRefresh';
import { REFRESH_PATH, sessionRequest } from '../refreshCall';
import {
  createRefreshLock,
  withLatest,
  type Locks,
  type TabChannel,
  type TabMessage,
} from '../tabs';
import type { RefreshCookie } from '../tokens';
import { createTransport, type Transport } from '../transport';

/** A request as received by the server of `createBrowser`. */
export interface SeenRequest {
  method: string;
  /** Path after the server's /api. */
  path: string;
  bearer: string | null;
  body: string;
  redirect: RequestRedirect;
  signal: AbortSignal;
}

/** Returns the response to one request; throws to simulate a lost connection. */
export type ServerAnswer = (request: SeenRequest) => Response | Promise<Response>;

/** Returns an unsigned JWT; `expiresAt` in milliseconds since 1970. */
export function accessToken(name: string, claims: { sub?: string; expiresAt?: number } = {}) {
  const { sub = 'anna', expiresAt } = claims;
  const body = { sub, name, ...(expiresAt !== undefined && { exp: expiresAt / 1000 }) };
  return `e30.${btoa(JSON.stringify(body))}.x`;
}

/** Returns a pair of tokens whose texts contain `name`. */
export function tokens(name: string, claims: Parameters<typeof accessToken>[1] = {}) {
  return { accessToken: accessToken(name, claims), refreshToken: `refresh ${name}` };
}

/** A response that never arrives; only the signal of the request ends the wait. */
export const hang: ServerAnswer = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Simulates a lost connection. */
export const cutOff: ServerAnswer = () => {
  throw new TypeError('Failed to fetch');
};

/** Returns the response to a call with an invalid access token. */
export const unauthorized = () => Response.json({ code: '401' }, { status: 401 });

/** Returns the reason of a rejected promise; null for a fulfilled one. */
export function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

/** Creates Web Locks as in the standard, for one exclusive lock. */
function createLocks(): Locks {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request(_name, _options, task) {
      const mine = queue.then(task);
      queue = mine.catch(() => {});
      return mine;
    },
  };
}

/** Creates a browser with several tabs, and a server that the test controls. Uses the fake timers of vitest. */
export function createBrowser(answer: ServerAnswer) {
  const jar: { refreshToken: string | null } = { refreshToken: null };
  const locks = createLocks();
  const channels: ((message: TabMessage) => void)[][] = [];
  const seen: SeenRequest[] = [];

  const baseUrl = 'https://cabinet.example/api';
  const cookie: RefreshCookie = {
    read: () => Promise.resolve(jar.refreshToken),
    write: (refreshToken) => {
      jar.refreshToken = refreshToken;
    },
    isKept: () => true,
    clear: () => {
      jar.refreshToken = null;
    },
  };
  const fetchFromServer = async (request: Request): Promise<Response> => {
    const one: SeenRequest = {
      method: request.method,
      path: new URL(request.url).pathname.replace('/api', ''),
      bearer: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      body: await request.text(),
      redirect: request.redirect,
      signal: request.signal,
    };
    seen.push(one);
    const response = await answer(one);
    request.signal.throwIfAborted();
    return response;
  };

  const openChannel = (): TabChannel => {
    const own: (typeof channels)[number] = [];
    channels.push(own);
    return withLatest({
      listen: (listener) => void own.push(listener),
      send(message) {
        for (const listeners of channels.filter((channel) => channel !== own)) {
          for (const listener of listeners) queueMicrotask(() => listener(message));
        }
      },
    });
  };

  /** Starts a page whose scripts have not loaded yet; pass its `holder` to `openTab` once they have. */
  const startPage = () => {
    const holder: EarlyRefreshHolder = {};
    if (jar.refreshToken === null) return { holder, done: Promise.resolve() };
    const done = beginEarlyRefresh({
      refreshToken: jar.refreshToken,
      cookie,
      holder,
      clock: systemClock,
      lock: createRefreshLock(locks, systemClock),
      channel: openChannel(),
      send: (refreshToken, signal) =>
        fetchFromServer(sessionRequest(`${baseUrl}${REFRESH_PATH}`, refreshToken, signal)),
    });
    return { holder, done };
  };

  const openTab = (holder: EarlyRefreshHolder = {}): Transport & { events: UnknownAction[] } => {
    const transport = createTransport({
      baseUrl,
      cookie,
      clock: systemClock,
      fetch: fetchFromServer,
      takeEarlyRefresh: (refreshToken) => takeEarlyRefresh(holder, refreshToken),
      lock: createRefreshLock(locks, systemClock),
      channel: holder.tabChannel ?? openChannel(),
    });
    const events: UnknownAction[] = [];
    transport.subscribe((event) => events.push(event));
    return { ...transport, events };
  };
  return {
    startPage,
    openTab,
    jar,
    seen,
    refreshes: () => seen.filter(({ path }) => path === REFRESH_PATH),
    calls: () => seen.filter(({ path }) => path !== REFRESH_PATH),
  };
}

/** Returns a request to the server of `createBrowser`. */
export function call(path = '/v1/offers', init: RequestInit = {}): Request {
  return new Request(`https://cabinet.example/api${path}`, init);
}

/** Returns a browser with one tab that has signed in with the tokens `old`. */
export function signedIn(answer: ServerAnswer) {
  const browser = createBrowser(answer);
  const tab = browser.openTab();
  tab.begin(tokens('old'));
  tab.events.length = 0;
  return { ...browser, tab };
}
