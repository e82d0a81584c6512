import { randomBytes } from 'node:crypto';

/** Claims of an access token; `exp` is in epoch seconds. */
export interface AccessClaims {
  sub: string;
  iat: number;
  exp: number;
  jti: string;
}

/**
 * Returns a token in the form of a JWT (RFC 7519). Its signature is random, because the backend looks tokens up in its
 * registry and clients only read the claims.
 */
export function encodeAccessToken(claims: AccessClaims): string {
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${createOpaqueToken()}`;
}

/** Returns an opaque token of 256 random bits; not from the seed, so a reset cannot repeat one. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url');

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
