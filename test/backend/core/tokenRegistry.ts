import { createOpaqueToken, encodeAccessToken } from './accessToken';
import type { Clock } from './clock';

/** Answer of login and refresh. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Why a refresh was refused; `reused` has also revoked the whole family. */
export type RefreshRefusal = 'unknown' | 'expired' | 'revoked' | 'reused';

interface Issued {
  readonly userId: string;
  /** The sign-in that it descends from. */
  readonly family: string;
  /** Epoch seconds, as in the claim. */
  expiresAt: number;
  /** Of a refresh token: it works once. */
  used: boolean;
}

/** How long tokens live; tests and testers shorten the access token to see refreshes. */
export interface TokenLifetimes {
  accessSeconds: number;
  refreshSeconds: number;
}

/** All tokens of a registry as plain JSON. */
export interface SavedTokens {
  lifetimes: TokenLifetimes;
  access: [token: string, issued: Issued][];
  refresh: [token: string, issued: Issued][];
  /** Families that were ended. */
  revoked: string[];
}

/** Five minutes, and thirty days: usual values of identity servers. */
const DEFAULT_LIFETIMES: TokenLifetimes = {
  accessSeconds: 300,
  refreshSeconds: 30 * 24 * 60 * 60,
};

/**
 * Milliseconds for which the token that was exchanged last gets the same pair again: the page may have been
 * reloaded before it got the answer.
 */
export const REFRESH_GRACE_MS = 10_000;

/** The answer to a token that was exchanged, for those who missed it. */
interface Repeatable {
  pair: TokenPair;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * Issues and rotates tokens. All tokens that descend from one sign-in form a family; a refresh
 * token works once, and its second use revokes the family (RFC 9700 §4.14.2), so that a client that
 * refreshes twice is found out. Only the last exchange may be repeated, within `REFRESH_GRACE_MS`
 * and until its new token is used: it gives nothing new. A restart forgets it.
 */
export class TokenRegistry {
  #lifetimes: TokenLifetimes = DEFAULT_LIFETIMES;
  readonly #clock: Clock;
  readonly #access = new Map<string, Issued>();
  readonly #refresh = new Map<string, Issued>();
  readonly #revoked = new Set<string>();
  readonly #repeatable = new Map<string, Repeatable>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Changes the lifetimes of the tokens that are issued from now on. */
  setLifetimes(lifetimes: Partial<TokenLifetimes>): void {
    this.#lifetimes = { ...this.#lifetimes, ...lifetimes };
  }

  /** Starts a family: a new sign-in. */
  signIn(userId: string): TokenPair {
    return this.#issue(userId, crypto.randomUUID());
  }

  /** Exchanges a refresh token for a new pair, or says why not. */
  rotate(refreshToken: string): TokenPair | RefreshRefusal {
    const issued = this.#refresh.get(refreshToken);
    if (issued === undefined) return 'unknown';
    if (issued.used) {
      const again = this.#revoked.has(issued.family) ? null : this.#repeated(refreshToken);
      if (again !== null) return again;
      this.#revoked.add(issued.family);
      return 'reused';
    }
    if (this.#revoked.has(issued.family)) return 'revoked';
    if (issued.expiresAt <= this.#seconds()) return 'expired';
    issued.used = true;
    const pair = this.#issue(issued.userId, issued.family);
    this.#repeatable.set(refreshToken, { pair, until: this.#clock.now() + REFRESH_GRACE_MS });
    return pair;
  }

  /** The pair that a token was exchanged for, while that may be told again; else null. */
  #repeated(refreshToken: string): TokenPair | null {
    const last = this.#repeatable.get(refreshToken);
    if (last === undefined) return null;
    const isNewUsed = this.#refresh.get(last.pair.refreshToken)?.used !== false;
    if (!isNewUsed && this.#clock.now() < last.until) return last.pair;
    this.#repeatable.delete(refreshToken);
    return null;
  }

  /** The id of the user whom a valid access token stands for, else null. */
  userIdOf(accessToken: string): string | null {
    const issued = this.#access.get(accessToken);
    if (issued === undefined || this.#revoked.has(issued.family)) return null;
    return issued.expiresAt > this.#seconds() ? issued.userId : null;
  }

  /** Sign-out: revokes the family that the access token belongs to. */
  revokeFamilyOf(accessToken: string): void {
    const issued = this.#access.get(accessToken);
    if (issued !== undefined) this.#revoked.add(issued.family);
  }

  /** Revokes everything a user holds: after a new password or a deletion. */
  revokeUser(userId: string): void {
    for (const issued of this.#refresh.values()) {
      if (issued.userId === userId) this.#revoked.add(issued.family);
    }
  }

  /** Makes every access token expired; refresh tokens keep working. */
  expireAccess(): void {
    for (const issued of this.#access.values()) issued.expiresAt = 0;
  }

  /** Tokens that are valid live so much longer: people stay signed in when the clock moves. */
  prolong(milliseconds: number): void {
    const before = this.#seconds() - milliseconds / 1000;
    for (const issued of [...this.#access.values(), ...this.#refresh.values()]) {
      if (issued.expiresAt > before) issued.expiresAt += Math.round(milliseconds / 1000);
    }
  }

  /** Makes every refresh token unusable; access tokens live out their time. */
  revokeRefresh(): void {
    this.#refresh.clear();
  }

  /** Forgets every token and returns to the default lifetimes. */
  reset(): void {
    this.#access.clear();
    this.#refresh.clear();
    this.#repeatable.clear();
    this.#revoked.clear();
    this.#lifetimes = DEFAULT_LIFETIMES;
  }

  save(): SavedTokens {
    return structuredClone({
      lifetimes: this.#lifetimes,
      access: [...this.#access],
      refresh: [...this.#refresh],
      revoked: [...this.#revoked],
    });
  }

  /** Replaces all tokens by saved ones. */
  restore(saved: SavedTokens): void {
    const { lifetimes, access, refresh, revoked } = structuredClone(saved);
    this.reset();
    this.#lifetimes = lifetimes;
    for (const [token, issued] of access) this.#access.set(token, issued);
    for (const [token, issued] of refresh) this.#refresh.set(token, issued);
    for (const family of revoked) this.#revoked.add(family);
  }

  #seconds(): number {
    return Math.floor(this.#clock.now() / 1000);
  }

  #issue(userId: string, family: string): TokenPair {
    const iat = this.#seconds();
    const { accessSeconds, refreshSeconds } = this.#lifetimes;
    const exp = iat + accessSeconds;
    const accessToken = encodeAccessToken({ sub: userId, iat, exp, jti: crypto.randomUUID() });
    const refreshToken = createOpaqueToken();
    const issued = { userId, family, used: false };
    this.#access.set(accessToken, { ...issued, expiresAt: exp });
    this.#refresh.set(refreshToken, { ...issued, expiresAt: iat + refreshSeconds });
    return { accessToken, refreshToken };
  }
}
