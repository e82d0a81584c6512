import { detachOnAbort } from '../../lib/detachOnAbort';
import type { Refresher } from './refresh';
import type { RefreshCookie, TokenVault } from './tokens';

/** The refresh that a call needs has failed: the answer in place of the server's. */
export class RefreshFailed extends Error {
  constructor(
    readonly status: number,
    readonly data: object | null = null,
  ) {
    super(`The refresh has failed: ${status}`);
  }
}

/** The failure of a server that takes no refresh for now, in words for the customer. */
function refusedForNow(status: number, nextTryAt: number): RefreshFailed {
  const reason = status === 429 ? 'Слишком много запросов' : 'Сервер просит подождать';
  const time = new Date(nextTryAt).toLocaleTimeString('ru', { timeZone: 'Europe/Moscow' });
  const message = `${reason}. Попробуем ещё раз в ${time} МСК`;
  return new RefreshFailed(status, { message, nextTryAt });
}

interface SessionGateParts {
  vault: TokenVault;
  cookie: RefreshCookie;
  refresher: Refresher;
  isPublic(url: string): boolean;
  /** The server is well: a call without a session was answered. */
  onServerWell(): void;
  /** A 401 came and there is no refresh token left to mend it with. */
  onMissingSession(): void;
  /** Lets everything run that is ready to. */
  nextTurn(): Promise<void>;
}

/** The session's part in a call (`refreshThenReplay`). Its promises reject when the session ends. */
export type SessionGate = ReturnType<typeof createSessionGate>;

/** Creates the gate through which every call of a session goes. */
export function createSessionGate(parts: SessionGateParts) {
  const { vault, cookie, refresher } = parts;
  /** The token that got a 401 last. Until it is renewed nothing is sent with it: polls only wait. */
  let refusedToken: string | null = null;

  /** Renews the token; false where the session has ended. */
  const renew = async (usedToken: string | null, signal: AbortSignal): Promise<boolean> => {
    const outcome = await detachOnAbort(refresher.renew(usedToken), signal);
    switch (outcome.kind) {
      case 'renewed':
        return true;
      case 'ended':
        return false;
      case 'unavailable':
        throw new RefreshFailed(outcome.status);
      case 'refused':
        throw refusedForNow(outcome.status, refresher.nextTryAt());
      case 'unreachable':
        throw outcome.error;
    }
  };

  return {
    /** Aborted when the session ends or becomes another user's; the next session has another signal. */
    session: () => vault.session,
    /** Sign-in, registration, recovery and the like: their 401 is an answer, not a lost session. */
    isPublic: parts.isPublic,
    /** A call without a session was answered. */
    publicAnswered(status: number) {
      if (status < 500) parts.onServerWell();
    },
    /**
     * The access token to send with, once no refresh is running. Where there is only a refresh token, or
     * the access token was refused, the refresh comes first. @throws RefreshFailed
     */
    async tokenToSend(signal: AbortSignal): Promise<string | null> {
      const { session } = vault;
      const underWay = refresher.running();
      if (underWay) await detachOnAbort(underWay, signal);
      session.throwIfAborted();
      const held = vault.accessToken();
      if ((held === null || held === refusedToken) && (await cookie.read()) !== null) {
        session.throwIfAborted();
        if (!(await renew(held, signal))) throw new RefreshFailed(401);
      }
      return vault.accessToken();
    },
    /**
     * The access token to replay with after a 401: one refresh for all calls. Null where the session has
     * ended. @throws RefreshFailed
     */
    async tokenToReplay(usedToken: string | null, signal: AbortSignal): Promise<string | null> {
      const { session } = vault;
      const refreshToken = await cookie.read();
      session.throwIfAborted();
      if (refreshToken === null) {
        parts.onMissingSession();
        return null;
      }
      refusedToken = usedToken;
      return (await renew(usedToken, signal)) ? vault.accessToken() : null;
    },
    /** Resolves when calls that need not wait have been sent. */
    async quiet(): Promise<void> {
      const { session } = vault;
      await refresher.running();
      await parts.nextTurn();
      session.throwIfAborted();
    },
  };
}
