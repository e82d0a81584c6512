import { fieldsOf } from '../../lib/fieldsOf';
import { REQUEST_HEADERS } from '../request';
import type { TokenPair } from './tokens';

export const REFRESH_PATH = '/auth/token/refresh';

/** Another tab's cookie write may reach this tab's process a little later. */
export const HOLD_LOCK_MS = 30;

/** A call of the session itself, with one of its tokens. */
export function sessionRequest(address: string, bearer: string, signal: AbortSignal): Request {
  return new Request(address, {
    method: 'POST',
    headers: { ...REQUEST_HEADERS, Authorization: `Bearer ${bearer}` },
    credentials: 'omit',
    // A redirect could take the token along to anywhere.
    redirect: 'manual',
    signal,
  });
}

/** The tokens in the body of an answer; null where it holds something else. */
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
