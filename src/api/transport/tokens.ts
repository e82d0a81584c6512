import { readJwtClaims } from '../../lib/jwt';

/** Tokens from a sign-in or a refresh. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The session cookie `refreshToken`. If the browser refuses it, the page keeps the token in memory. */
export interface RefreshCookie {
  /**
   * Returns the refresh token of the cookie, or the page's own token if the browser refused the cookie. Null if there
   * is no cookie; '' if there are several, because none can be trusted.
   */
  read(): Promise<string | null>;
  write(refreshToken: string): void;
  /** Returns false if the browser refuses the cookie, so that only this page has the token. */
  isKept(): boolean;
  clear(): void;
}

/**
 * Returns a short one-way fingerprint of a refresh token (FNV-1a, 32 bits), so that tabs can compare tokens without
 * storing or sending them.
 */
export function tokenFingerprint(refreshToken: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < refreshToken.length; index += 1) {
    hash = Math.imul(hash ^ refreshToken.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The tokens of this tab's session. They are never written to the store, a storage or a log. */
export type TokenVault = ReturnType<typeof createTokenVault>;

export function createTokenVault() {
  let access: string | null = null;
  let mark: string | null = null;
  let session = new AbortController();
  /** Fingerprints of all refresh tokens of this session, including exchanges of other tabs. */
  const related = new Set<string>();
  const endSession = () => {
    related.clear();
    session.abort(new DOMException('The session of this call has ended', 'AbortError'));
    session = new AbortController();
  };
  return {
    /** Aborts when the session ends or its user changes, so that pending work does not affect the next session. */
    get session() {
      return session.signal;
    },
    accessToken: () => access,
    /** Returns true if the tab's access token was issued together with this refresh token. */
    pairedWith: (refreshToken: string) => mark === tokenFingerprint(refreshToken),
    /** Records the exchange of a refresh token: both tokens belong to the same session and user. */
    relate(fromMark: string, toMark: string) {
      if (related.has(fromMark)) related.add(toMark);
    },
    /**
     * Stores a new pair; returns true if it may belong to another user. In that case the signal of the old session
     * aborts, so that none of its calls is sent with the new token. The `sub` claims of the tokens decide; without
     * them, the pair must result from an exchange in this session.
     */
    keep(accessToken: string, refreshMark: string): boolean {
      const before = access === null ? undefined : readJwtClaims(access).sub;
      const after = readJwtClaims(accessToken).sub;
      const isNamed = before !== undefined && after !== undefined;
      const isSameUser = isNamed ? before === after : related.has(refreshMark);
      const userChanged = access !== null && !isSameUser;
      access = accessToken;
      mark = refreshMark;
      if (userChanged) endSession();
      related.add(refreshMark);
      return userChanged;
    },
    /** Drops the tokens. With `isLast`, the new signal aborts too, because no session follows on this page. */
    drop(isLast = false) {
      access = null;
      mark = null;
      endSession();
      if (isLast) session.abort();
    },
  };
}
