import { createOpaqueToken, encodeAccessToken } from './accessToken';
import type { Clock } from './clock';

/** What login and refresh answer with. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Why a refresh was refused; `reused` has also revoked the whole family. */
export type RefreshRefusal = 'unknown' | 'expired' | 'revoked' | 'reused';

interface Family {
  userId: string;
  revoked: boolean;
}

interface IssuedAccess {
  family: Family;
  /** Epoch seconds, as in the claim. */
  expiresAt: number;
}

interface IssuedRefresh {
  family: Family;
  expiresAt: number;
  used: boolean;
}

/** How long tokens live; tests and testers shorten the access token to see refreshes. */
export interface TokenLifetimes {
  accessSeconds: number;
  refreshSeconds: number;
}

/** All tokens of a registry as plain JSON; families are named by their place in the list. */
export interface SavedTokens {
  lifetimes: TokenLifetimes;
  families: Family[];
  access: { token: string; family: number; expiresAt: number }[];
  refresh: { token: string; family: number; expiresAt: number; used: boolean }[];
}

/** Five minutes, and thirty days: usual values of identity servers. */
const DEFAULT_LIFETIMES: TokenLifetimes = {
  accessSeconds: 300,
  refreshSeconds: 30 * 24 * 60 * 60,
};

/**
 * So long the token that was exchanged last gets the same pair again: the page that asked may have
 * been loaded anew before it heard the answer. Milliseconds.
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
  readonly #access = new Map<string, IssuedAccess>();
  readonly #refresh = new Map<string, IssuedRefresh>();
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
    return this.#issue({ userId, revoked: false });
  }

  /** Exchanges a refresh token for a new pair, or says why not. */
  rotate(refreshToken: string): TokenPair | RefreshRefusal {
    const issued = this.#refresh.get(refreshToken);
    if (issued === undefined) return 'unknown';
    if (issued.used) {
      const again = issued.family.revoked ? null : this.#repeated(refreshToken);
      if (again !== null) return again;
      issued.family.revoked = true;
      return 'reused';
    }
    if (issued.family.revoked) return 'revoked';
    if (issued.expiresAt <= this.#seconds()) return 'expired';
    issued.used = true;
    const pair = this.#issue(issued.family);
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
    if (issued === undefined || issued.family.revoked) return null;
    return issued.expiresAt > this.#seconds() ? issued.family.userId : null;
  }

  /** Sign-out: revokes the family that the access token belongs to. */
  revokeFamilyOf(accessToken: string): void {
    const issued = this.#access.get(accessToken);
    if (issued !== undefined) issued.family.revoked = true;
  }

  /** Revokes everything a user holds: after a new password or a deletion. */
  revokeUser(userId: string): void {
    for (const issued of this.#refresh.values()) {
      if (issued.family.userId === userId) issued.family.revoked = true;
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
    this.#lifetimes = DEFAULT_LIFETIMES;
  }

  save(): SavedTokens {
    const issued = [...this.#access.values(), ...this.#refresh.values()];
    const families = [...new Set(issued.map(({ family }) => family))];
    const place = new Map(families.map((family, index) => [family, index]));
    const entries = <Issued extends { family: Family }>(tokens: ReadonlyMap<string, Issued>) =>
      Array.from(tokens, ([token, one]) =>
        Object.assign({}, one, { token, family: place.get(one.family) ?? 0 }),
      );
    return {
      lifetimes: { ...this.#lifetimes },
      families: families.map((family) => ({ ...family })),
      access: entries(this.#access),
      refresh: entries(this.#refresh),
    };
  }

  /** Replaces all tokens by saved ones. */
  restore({ lifetimes, families, access, refresh }: SavedTokens): void {
    this.reset();
    this.#lifetimes = { ...lifetimes };
    const restored = families.map((family) => ({ ...family }));
    for (const { token, family: index, expiresAt } of access) {
      const family = restored[index];
      if (family !== undefined) this.#access.set(token, { family, expiresAt });
    }
    for (const { token, family: index, expiresAt, used } of refresh) {
      const family = restored[index];
      if (family !== undefined) this.#refresh.set(token, { family, expiresAt, used });
    }
  }

  #seconds(): number {
    return Math.floor(this.#clock.now() / 1000);
  }

  #issue(family: Family): TokenPair {
    const now = this.#seconds();
    const expiresAt = now + this.#lifetimes.accessSeconds;
    const accessToken = encodeAccessToken({
      sub: family.userId,
      iat: now,
      exp: expiresAt,
      jti: crypto.randomUUID(),
    });
    const refreshToken = createOpaqueToken();
    this.#access.set(accessToken, { family, expiresAt });
    this.#refresh.set(refreshToken, {
      family,
      expiresAt: now + this.#lifetimes.refreshSeconds,
      used: false,
    });
    return { accessToken, refreshToken };
  }
}
