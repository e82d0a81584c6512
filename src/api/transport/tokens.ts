import { readJwtClaims } from '../../lib/jwt';

/** The two tokens that login and refresh answer with (specification, section 3, "Auth tokens"). */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/**
 * The session cookie `refreshToken`: the only place where the refresh token is kept
 * (specification, section 4).
 */
export interface RefreshCookie {
  /**
   * The value as the browser has it now, null where there is none, and empty where there are several:
   * then none of them is used. May wait for another tab's write to become visible.
   */
  read(): Promise<string | null>;
  write(refreshToken: string): void;
  clear(): void;
}

/** What this tab holds of the session; nothing of it ever reaches the store, storage or a log. */
export interface TokenVault {
  /** Grows whenever a session ends or becomes another user's; work begun under an older epoch must not touch this one. */
  readonly epoch: number;
  accessToken(): string | null;
  /** True when the tab's access token was issued together with this refresh token. */
  pairedWith(refreshToken: string): boolean;
  /**
   * Takes a new pair over. When it belongs to another user than the pair before, that is another
   * session: the epoch grows, so that no call of the old one goes out under the new name.
   */
  keep(accessToken: string, refreshMark: string): { userChanged: boolean };
  drop(): void;
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

/** Creates an empty vault: the closure that holds the access token. */
export function createTokenVault(): TokenVault {
  let access: string | null = null;
  let mark: string | null = null;
  let epoch = 0;
  return {
    get epoch() {
      return epoch;
    },
    accessToken: () => access,
    pairedWith: (refreshToken) => mark === markOf(refreshToken),
    keep(accessToken, refreshMark) {
      const before = access === null ? undefined : readJwtClaims(access).sub;
      const after = readJwtClaims(accessToken).sub;
      access = accessToken;
      mark = refreshMark;
      const userChanged = before !== undefined && after !== undefined && before !== after;
      if (userChanged) epoch += 1;
      return { userChanged };
    },
    drop() {
      access = null;
      mark = null;
      epoch += 1;
    },
  };
}
