/** What an access token says about itself; `exp` is in epoch seconds (specification §3). */
export interface AccessClaims {
  sub: string;
  iat: number;
  exp: number;
  jti: string;
}

/**
 * A token with the shape of a JWT (RFC 7519). The signature is random: the backend looks tokens up
 * in its registry and never verifies one, while the client must only ever read the claims.
 */
export function encodeAccessToken(claims: AccessClaims): string {
  const signature = crypto.getRandomValues(new Uint8Array(32));
  return [
    toBase64Url(new TextEncoder().encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))),
    toBase64Url(new TextEncoder().encode(JSON.stringify(claims))),
    toBase64Url(signature),
  ].join('.');
}

/** An opaque token of 256 random bits; never from the seed, so that a reset cannot repeat one. */
export function createOpaqueToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
