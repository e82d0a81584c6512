import type { Refresher } from './refresh';
import type { RefreshCookie, TokenVault } from './tokens';
import { discardBody, type SendRequest } from './request';

/** The answer in the place of a server that takes no refresh for now, in words for the customer. */
function refusedForNow(status: number, nextTryAt: number): Response {
  const reason = status === 429 ? 'Слишком много запросов' : 'Сервер просит подождать';
  const time = new Date(nextTryAt).toLocaleTimeString('ru', { timeZone: 'Europe/Moscow' });
  const message = `${reason}. Попробуем ещё раз в ${time} МСК`;
  return Response.json({ message, nextTryAt }, { status });
}

/** Thrown into calls of a session that has ended meanwhile; never shown. */
export function sessionEndedError(): DOMException {
  return new DOMException('The session of this call has ended', 'AbortError');
}

/** Waits for `work`, but lets go of it as soon as the caller is aborted; the work itself goes on. */
export function detachOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) return Promise.reject(asError(signal.reason));
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(asError(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException('The call was aborted', 'AbortError');
}

function withBearer(request: Request, accessToken: string | null): Request {
  if (accessToken !== null) request.headers.set('Authorization', `Bearer ${accessToken}`);
  return request;
}

export interface AuthorizedFetchParts {
  vault: TokenVault;
  cookie: RefreshCookie;
  refresher: Refresher;
  fetch(request: Request, via?: SendRequest): Promise<Response>;
  /** Sign-in, registration, recovery and the like: their 401 is an answer, not a lost session. */
  isPublic(request: Request): boolean;
  /** A call without a session was answered: the server is well. */
  onServerWell(): void;
  /** A 401 came and there is no refresh token left to mend it with. */
  onMissingSession(): void;
}

/**
 * `fetch` with the session: adds the bearer, refreshes first when only the refresh token is there,
 * and replays a call once after an answered 401. A call is never repeated after a time-out, a lost
 * connection or a 5xx.
 */
export function createAuthorizedFetch(
  parts: AuthorizedFetchParts,
): (request: Request, via?: SendRequest) => Promise<Response> {
  const { vault, cookie, refresher } = parts;
  /** The token that got a 401 last. Until it is renewed nothing is sent with it: polls only wait. */
  let refusedToken: string | null = null;

  /** Renews, or answers on the server's behalf when that failed. */
  const renew = async (
    usedToken: string | null,
    signal: AbortSignal,
    rejected: Response,
  ): Promise<Response | null> => {
    const outcome = await detachOnAbort(refresher.renew(usedToken), signal);
    if (outcome.kind !== 'ended') discardBody(rejected);
    switch (outcome.kind) {
      case 'renewed':
        return null;
      case 'ended':
        return rejected;
      case 'unavailable':
        return new Response(null, { status: outcome.status });
      case 'refused':
        return refusedForNow(outcome.status, refresher.nextTryAt());
      case 'unreachable':
        throw outcome.error;
    }
  };

  const sendPublic = async (request: Request): Promise<Response> => {
    const response = await parts.fetch(request);
    if (response.status < 500) parts.onServerWell();
    return response;
  };

  return async (request, via) => {
    if (parts.isPublic(request)) return sendPublic(request);

    const epoch = vault.epoch;
    const replay = request.clone();
    const { signal } = request;
    const assertSameSession = () => {
      if (vault.epoch !== epoch) throw sessionEndedError();
    };

    const underWay = refresher.running();
    if (underWay) await detachOnAbort(underWay, signal);
    assertSameSession();

    const held = vault.accessToken();
    if ((held === null || held === refusedToken) && (await cookie.read()) !== null) {
      assertSameSession();
      const failed = await renew(held, signal, new Response(null, { status: 401 }));
      if (failed) return failed;
    }
    assertSameSession();

    const usedToken = vault.accessToken();
    const response = await parts.fetch(withBearer(request, usedToken), via);
    if (response.status !== 401 || vault.epoch !== epoch) return response;

    if ((await cookie.read()) === null && vault.epoch === epoch) {
      parts.onMissingSession();
      return response;
    }
    refusedToken = usedToken;
    const failed = await renew(usedToken, signal, response);
    if (failed) return failed;
    assertSameSession();
    return parts.fetch(withBearer(replay, vault.accessToken()), via);
  };
}
