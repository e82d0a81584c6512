import { RefreshFailed } from '../errors';
import { detachOnAbort } from '../../lib/detachOnAbort';
import type { Refresher } from './refresh';
import type { RefreshCookie, TokenVault } from './tokens';

interface SessionGateParts {
  vault: TokenVault;
  cookie: RefreshCookie;
  refresher: Refresher;
  isPublic(url: string): boolean;
  /** Called if a call without a session got a response below 500, so the server works. */
  onServerWell(): void;
  /** Called after a 401 if there is no refresh token. */
  onMissingSession(): void;
  /** Resolves in a later task, so that calls that are ready can start first. */
  nextTurn(): Promise<void>;
}

/** Session handling of calls (`refreshThenReplay`). */
export type SessionGate = ReturnType<typeof createSessionGate>;

export function createSessionGate(parts: SessionGateParts) {
  const { vault, cookie, refresher } = parts;
  /** Access token that got the last 401; calls wait until it is replaced. */
  let refusedToken: string | null = null;

  return {
    /** Aborted when the session ends or changes its user; the next session has another signal. */
    session: () => vault.session,
    /** Returns true for calls without a session, such as a sign-in; their 401 does not mean a lost session. */
    isPublic: parts.isPublic,
    publicAnswered(status: number) {
      if (status < 500) parts.onServerWell();
    },
    /**
     * Returns the access token to send, after any running refresh; null if there is no session. Refreshes first if the
     * page has only a refresh token, or if the access token got a 401.
     *
     * @throws RefreshFailed if the refresh has failed
     */
    async tokenToSend(signal: AbortSignal): Promise<string | null> {
      const { session } = vault;
      const underWay = refresher.running();
      if (underWay) await detachOnAbort(underWay, signal);
      session.throwIfAborted();
      const held = vault.accessToken();
      if ((held === null || held === refusedToken) && (await cookie.read()) !== null) {
        session.throwIfAborted();
        const isRenewed = await detachOnAbort(refresher.renew(held), signal);
        if (!isRenewed) throw new RefreshFailed(401);
      }
      return vault.accessToken();
    },
    /**
     * Returns the access token for the second try after a 401; one refresh serves all calls. Null if the session ended.
     * @throws RefreshFailed
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
      const isRenewed = await detachOnAbort(refresher.renew(usedToken), signal);
      return isRenewed ? vault.accessToken() : null;
    },
    /** Resolves after a running refresh and one more task, so that required calls are sent first. */
    async quiet(): Promise<void> {
      const { session } = vault;
      await refresher.running();
      await parts.nextTurn();
      session.throwIfAborted();
    },
  };
}
