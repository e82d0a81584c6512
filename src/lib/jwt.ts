export interface JwtClaims {
  /** Expiry, seconds since the epoch (RFC 7519, 4.1.4). */
  exp?: number;
  /** Owner of the token, a number as its digits; absent where the token does not name one. */
  sub?: string;
}

/**
 * The claims the cabinet looks at, read without verification (that is the server's work).
 * Never throws: nonsense gives `{}`, a claim of the wrong type is left out.
 */
export function readJwtClaims(token: string): JwtClaims {
  const payload = readPayload(token);
  if (typeof payload !== 'object' || payload === null) return {};
  const claims: JwtClaims = {};
  if ('exp' in payload && typeof payload.exp === 'number' && Number.isFinite(payload.exp)) {
    claims.exp = payload.exp;
  }
  const sub = 'sub' in payload ? payload.sub : undefined;
  // Above 2^53 two numbers may be read as the same one.
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
