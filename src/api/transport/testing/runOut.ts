import { REFRESH_PATH } from '../refreshCall';
import { accessToken, signedIn, unauthorized, type ServerAnswer } from './browser';

/** Answers a call that has a valid token. */
export const offers = () => Response.json([]);

/** A signed-in tab whose access token has run out; refreshes are answered by `onRefresh`. */
export function runOut(onRefresh: ServerAnswer) {
  return signedIn((request) => {
    if (request.path === REFRESH_PATH) return onRefresh(request);
    if (request.path.startsWith('/service/')) return Response.json({ status: 'UP' });
    return request.bearer === accessToken('new') ? offers() : unauthorized();
  });
}

/** An answer to a refresh that was refused. */
export const refusal = (status: number, retryAfter?: string) =>
  new Response(null, {
    status,
    ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }),
  });
