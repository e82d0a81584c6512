import { createOpaqueToken, encodeAccessToken } from './accessToken';
import type { Clock } from './clock';

/** Response of login and refresh. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Reason of a refused refresh. `reused`: the whole family was revoked. */
export type RefreshRefusal = 'unknown' | 'expired' | 'revoked' | 'reused';

interface Issued {
  readonly userId: string;
  /** Id of the sign-in from which the token descends. */
  readonly family: string;
  /** Epoch seconds, like the claim `exp`. */
  expiresAt: number;
  /** True once a refresh token has been exchanged for a new pair. */
  used: boolean;
}

/** Lifetimes of tokens; tests shorten the access token to cause refreshes. */
export interface TokenLifetimes {
  accessSeconds: number;
  refreshSeconds: number;
}

/** All tokens as plain JSON. */
export interface SavedTokens {
  lifetimes: TokenLifetimes;
  access: [token: string, issued: Issued][];
  refresh: [token: string, issued: Issued][];
  /** Ids of the revoked families. */
  revoked: string[];
}

/** Five minutes and thirty days: common values of identity servers. */
const DEFAULT_LIFETIMES: TokenLifetimes = {
  accessSeconds: 300,
  refreshSeconds: 30 * 24 * 60 * 60,
};

/**
 * Milliseconds during which a second exchange of a token returns the same pair, because a reloaded page may have missed
 * the response.
 */
export const REFRESH_GRACE_MS = 10_000;

/** Result of the last exchange of a token, for clients that missed the response. */
interface Repeatable {
  pair: TokenPair;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * Issues and rotates tokens. All tokens that descend from one sign-in form a family. A refresh token can be used once;
 * its second use revokes the family (RFC 9700 §4.14.2) and so reveals clients that refresh twice. Only the last
 * exchange may be repeated, within `REFRESH_GRACE_MS` and until its new token is used; it then returns the same pair. A
 * restart forgets the exchange.
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

  /** Sets the lifetimes of tokens issued from now on. */
  setLifetimes(lifetimes: Partial<TokenLifetimes>): void {
    this.#lifetimes = { ...this.#lifetimes, ...lifetimes };
  }

  /** Starts a family for a new sign-in. */
  signIn(userId: string): TokenPair {
    return this.#issue(userId, crypto.randomUUID());
  }

  /** Exchanges a refresh token for a new pair, or returns the reason of a refusal. */
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

  /**
   * Returns the pair of the token's first exchange, if `REFRESH_GRACE_MS` have not passed and the new refresh token is
   * unused; else null.
   */
  #repeated(refreshToken: string): TokenPair | null {
    const last = this.#repeatable.get(refreshToken);
    if (last === undefined) return null;
    const isNewUsed = this.#refresh.get(last.pair.refreshToken)?.used !== false;
    if (!isNewUsed && this.#clock.now() < last.until) return last.pair;
    this.#repeatable.delete(refreshToken);
    return null;
  }

  /** Returns the id of the user of a valid access token, else null. */
  userIdOf(accessToken: string): string | null {
    const issued = this.#access.get(accessToken);
    if (issued === undefined || this.#revoked.has(issued.family)) return null;
    return issued.expiresAt > this.#seconds() ? issued.userId : null;
  }

  /** Signs out: revokes the family of the access token. */
  revokeFamilyOf(accessToken: string): void {
    const issued = this.#access.get(accessToken);
    if (issued !== undefined) this.#revoked.add(issued.family);
  }

  /** Revokes all families of a user. */
  revokeUser(userId: string): void {
    for (const issued of [...this.#access.values(), ...this.#refresh.values()]) {
      if (issued.userId === userId) this.#revoked.add(issued.family);
    }
  }

  /** Expires every access token; refresh tokens stay valid. */
  expireAccess(): void {
    for (const issued of this.#access.values()) issued.expiresAt = 0;
  }

  /** Extends all tokens that were valid before the clock moved by this much, so that users stay signed in. */
  prolong(milliseconds: number): void {
    const before = this.#seconds() - milliseconds / 1000;
    for (const issued of [...this.#access.values(), ...this.#refresh.values()]) {
      if (issued.expiresAt > before) issued.expiresAt += Math.round(milliseconds / 1000);
    }
  }

  /** Invalidates every refresh token; access tokens keep their lifetime. */
  revokeRefresh(): void {
    this.#refresh.clear();
  }

  /** Removes every token and restores the default lifetimes. */
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
