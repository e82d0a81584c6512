import { fieldsOf } from '../../lib/fieldsOf';
import { REQUEST_HEADERS } from '../request';
import type { TokenPair } from './tokens';

export const REFRESH_PATH = '/auth/token/refresh';

/** Milliseconds to hold the lock after a refresh, because other tabs see the new cookie a little later. */
export const HOLD_LOCK_MS = 30;

/** Creates a request of the session itself, such as a refresh, with one of its tokens. */
export function sessionRequest(address: string, bearer: string, signal: AbortSignal): Request {
  return new Request(address, {
    method: 'POST',
    headers: { ...REQUEST_HEADERS, Authorization: `Bearer ${bearer}` },
    credentials: 'omit',
    // A redirect could send the token to any host.
    redirect: 'manual',
    signal,
  });
}

/** Returns the token pair in a response's body; null if it contains none. */
export function readPair(body: string): TokenPair | null {
  try {
    const { accessToken, refreshToken } = fieldsOf(JSON.parse(body));
    return typeof accessToken === 'string' && typeof refreshToken === 'string'
      ? { accessToken, refreshToken }
      : null;
  } catch {
    return null;
  }
}
