import { readJwtClaims } from '../../lib/jwt';

/** The two tokens of login and refresh. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The session cookie `refreshToken`: the only storage of the refresh token. */
export interface RefreshCookie {
  /**
   * The current value in the browser: null if there is none, empty if there are several, of which
   * none is used. May wait until another tab's write becomes visible.
   */
  read(): Promise<string | null>;
  write(refreshToken: string): void;
  /** False while the browser refuses the cookie: then only this page has the token. */
  isKept(): boolean;
  clear(): void;
}

/**
 * Returns a short one-way mark of a refresh token (FNV-1a, 32 bits), so tabs can compare tokens without storing or
 * sending them.
 */
export function tokenFingerprint(refreshToken: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < refreshToken.length; index += 1) {
    hash = Math.imul(hash ^ refreshToken.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The tokens of this tab's session. They never reach the store, storage or a log. */
export type TokenVault = ReturnType<typeof createTokenVault>;

/** Creates an empty vault: the closure that holds the access token. */
export function createTokenVault() {
  let access: string | null = null;
  let mark: string | null = null;
  let session = new AbortController();
  /** Marks of all refresh tokens of this session, including exchanges of other tabs. */
  const related = new Set<string>();
  const endSession = () => {
    related.clear();
    session.abort(new DOMException('The session of this call has ended', 'AbortError'));
    session = new AbortController();
  };
  return {
    /** Aborted when the session ends or changes its user: its work must not affect the next one. */
    get session() {
      return session.signal;
    },
    accessToken: () => access,
    /** True if the tab's access token was issued together with this refresh token. */
    pairedWith: (refreshToken: string) => mark === tokenFingerprint(refreshToken),
    /** Records the exchange of a refresh token: both belong to one session and user. */
    relate(fromMark: string, toMark: string) {
      if (related.has(fromMark)) related.add(toMark);
    },
    /**
     * Stores a new pair; true if it may belong to another user. That is another session: its signal
     * aborts, so no call of the old session is sent with the new token. The owners in the tokens
     * decide; without them, the pair must come from an exchange of ours.
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
    /** `isLast`: no session follows, and late work of the page ends at once. */
    drop(isLast = false) {
      access = null;
      mark = null;
      endSession();
      if (isLast) session.abort();
    },
  };
}
