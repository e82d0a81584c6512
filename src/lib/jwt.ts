export interface JwtClaims {
  /** Expiry, seconds since the epoch (RFC 7519, 4.1.4). */
  exp?: number;
  /** Subject of the token; a numeric subject is converted to text. Undefined if there is none. */
  sub?: string;
}

/**
 * Reads the claims that the cabinet needs, without verification, because verification is the server's task. Never
 * throws: returns `{}` for an invalid text, and drops a claim of a wrong type.
 */
export function readJwtClaims(token: string): JwtClaims {
  const payload = readPayload(token);
  if (typeof payload !== 'object' || payload === null) return {};
  const claims: JwtClaims = {};
  if ('exp' in payload && typeof payload.exp === 'number' && Number.isFinite(payload.exp)) {
    claims.exp = payload.exp;
  }
  const sub = 'sub' in payload ? payload.sub : undefined;
  // Above 2^53 two different numbers may be read as equal.
  if (typeof sub === 'string' && sub.trim() !== '') claims.sub = sub;
  else if (Number.isSafeInteger(sub)) claims.sub = String(sub);
  return claims;
}

function readPayload(token: string): unknown {
  try {
    const part = token.split('.')[1] ?? '';
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
