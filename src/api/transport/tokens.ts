import { readJwtClaims } from '../../lib/jwt';

/** The two tokens that login and refresh answer with. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The session cookie `refreshToken`: the only place where the refresh token is kept. */
export interface RefreshCookie {
  /**
   * The value as the browser has it now, null where there is none, and empty where there are several:
   * then none of them is used. May wait for another tab's write to become visible.
   */
  read(): Promise<string | null>;
  write(refreshToken: string): void;
  /** False while the browser refuses to store the cookie: then this page alone remembers it. */
  isKept(): boolean;
  clear(): void;
}

/**
 * A short one-way mark of a refresh token (FNV-1a, 32 bits), so that tabs can compare tokens
 * without keeping or sending the token itself.
 */
export function markOf(refreshToken: string): string {
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
  /** Marks of the refresh tokens that this session has had, also by exchanges of other tabs. */
  const related = new Set<string>();
  const endSession = () => {
    related.clear();
    session.abort(new DOMException('The session of this call has ended', 'AbortError'));
    session = new AbortController();
  };
  return {
    /** Aborted when the session ends or becomes another user's: its work must not touch the next one. */
    get session() {
      return session.signal;
    },
    accessToken: () => access,
    /** True when the tab's access token was issued together with this refresh token. */
    pairedWith: (refreshToken: string) => mark === markOf(refreshToken),
    /** Notes that one refresh token was exchanged for another: both are of one session, so of one user. */
    relate(fromMark: string, toMark: string) {
      if (related.has(fromMark)) related.add(toMark);
    },
    /**
     * Takes a new pair over; true when it may belong to another user than the pair before. That is another
     * session: its signal aborts, so that no call of the old one goes out under the new name. The owners
     * that the tokens name decide, and where one names none, the pair must come from an exchange of ours.
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
