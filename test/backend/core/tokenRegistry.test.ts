import { describe, expect, it } from 'vitest';
import { createClock, DAY } from './clock';
import { REFRESH_GRACE_MS, TokenRegistry, type TokenPair } from './tokenRegistry';

function setUp() {
  const clock = createClock(() => Date.UTC(2026, 10, 20));
  return { clock, tokens: new TokenRegistry(clock) };
}

function pairOf(answer: ReturnType<TokenRegistry['rotate']>): TokenPair {
  if (typeof answer === 'string') throw new Error(`refused: ${answer}`);
  return answer;
}

function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  const json = Buffer.from(payload, 'base64url').toString('utf8');
  return JSON.parse(json) as Record<string, unknown>;
}

describe('access tokens', () => {
  it('contain the user and the expiry in seconds', () => {
    const { tokens } = setUp();
    const { accessToken } = tokens.signIn('u-1');
    const now = Date.UTC(2026, 10, 20) / 1000;
    expect(claimsOf(accessToken)).toMatchObject({ sub: 'u-1', iat: now, exp: now + 300 });
  });

  it('are invalid as soon as they expire', () => {
    const { clock, tokens } = setUp();
    tokens.setLifetimes({ accessSeconds: 2 });
    const { accessToken } = tokens.signIn('u-1');
    clock.advance(1999);
    expect(tokens.userIdOf(accessToken)).toBe('u-1');
    clock.advance(1);
    expect(tokens.userIdOf(accessToken)).toBeNull();
  });

  it('can all be expired while the refresh token still works', () => {
    const { tokens } = setUp();
    const first = tokens.signIn('u-1');
    tokens.expireAccess();
    expect(tokens.userIdOf(first.accessToken)).toBeNull();
    const second = pairOf(tokens.rotate(first.refreshToken));
    expect(tokens.userIdOf(second.accessToken)).toBe('u-1');
  });
});

describe('the rotation of tokens', () => {
  it('returns a new pair and keeps the old access token valid until it expires', () => {
    const { tokens } = setUp();
    const first = tokens.signIn('u-1');
    const second = pairOf(tokens.rotate(first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(tokens.userIdOf(first.accessToken)).toBe('u-1');
    expect(tokens.userIdOf(second.accessToken)).toBe('u-1');
  });

  it('returns the same pair for a repeated refresh token, but only in the grace period', () => {
    const { clock, tokens } = setUp();
    const first = tokens.signIn('u-1');
    const second = pairOf(tokens.rotate(first.refreshToken));
    clock.advance(REFRESH_GRACE_MS - 1);
    expect(tokens.rotate(first.refreshToken)).toEqual(second);
    clock.advance(1);
    expect(tokens.rotate(first.refreshToken)).toBe('reused');
    expect(tokens.userIdOf(second.accessToken)).toBeNull();
  });

  it('does not return the pair again once the new refresh token was used', () => {
    const { tokens } = setUp();
    const first = tokens.signIn('u-1');
    const second = pairOf(tokens.rotate(first.refreshToken));
    const third = pairOf(tokens.rotate(second.refreshToken));
    expect(tokens.rotate(first.refreshToken)).toBe('reused');
    expect(tokens.userIdOf(third.accessToken)).toBeNull();
  });

  it('does not return the pair again after a sign-out', () => {
    const { tokens } = setUp();
    const first = tokens.signIn('u-1');
    const second = pairOf(tokens.rotate(first.refreshToken));
    tokens.revokeFamilyOf(second.accessToken);
    expect(tokens.rotate(first.refreshToken)).toBe('reused');
  });

  it('revokes the whole family when a used refresh token is repeated after the grace period', () => {
    const { clock, tokens } = setUp();
    const first = tokens.signIn('u-1');
    const second = pairOf(tokens.rotate(first.refreshToken));
    clock.advance(REFRESH_GRACE_MS);
    expect(tokens.rotate(first.refreshToken)).toBe('reused');
    expect(tokens.userIdOf(second.accessToken)).toBeNull();
    expect(tokens.rotate(second.refreshToken)).toBe('revoked');
  });

  it('does not affect other sign-ins of the same user when one family is revoked', () => {
    const { clock, tokens } = setUp();
    const phone = tokens.signIn('u-1');
    const laptop = tokens.signIn('u-1');
    tokens.rotate(phone.refreshToken);
    clock.advance(REFRESH_GRACE_MS);
    expect(tokens.rotate(phone.refreshToken)).toBe('reused');
    expect(tokens.userIdOf(laptop.accessToken)).toBe('u-1');
  });

  it('refuses unknown and expired tokens', () => {
    const { clock, tokens } = setUp();
    expect(tokens.rotate('made-up')).toBe('unknown');
    const { refreshToken } = tokens.signIn('u-1');
    clock.advance(30 * DAY);
    expect(tokens.rotate(refreshToken)).toBe('expired');
  });
});

describe('the revocation of tokens', () => {
  it('ends both tokens at sign-out', () => {
    const { tokens } = setUp();
    const pair = tokens.signIn('u-1');
    tokens.revokeFamilyOf(pair.accessToken);
    expect(tokens.userIdOf(pair.accessToken)).toBeNull();
    expect(tokens.rotate(pair.refreshToken)).toBe('revoked');
  });

  it('ends all sign-ins of one user, but no sign-ins of other users', () => {
    const { tokens } = setUp();
    const anna = tokens.signIn('anna');
    const ilya = tokens.signIn('ilya');
    tokens.revokeUser('anna');
    expect(tokens.userIdOf(anna.accessToken)).toBeNull();
    expect(tokens.userIdOf(ilya.accessToken)).toBe('ilya');
  });

  it('ends all sign-ins of a user whose refresh tokens were revoked before', () => {
    const { tokens } = setUp();
    const anna = tokens.signIn('anna');
    tokens.revokeRefresh();
    tokens.revokeUser('anna');
    expect(tokens.userIdOf(anna.accessToken)).toBeNull();
  });

  it('can be limited to refresh tokens', () => {
    const { tokens } = setUp();
    const pair = tokens.signIn('u-1');
    tokens.revokeRefresh();
    expect(tokens.userIdOf(pair.accessToken)).toBe('u-1');
    expect(tokens.rotate(pair.refreshToken)).toBe('unknown');
  });
});
