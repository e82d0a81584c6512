import { REFRESH_PATH } from '../refreshCall';
import { accessToken, signedIn, unauthorized, type ServerAnswer } from './browser';

/** Returns the response to a call with a valid token. */
export const offers = () => Response.json([]);

/** Returns a signed-in tab with an expired access token; `onRefresh` responds to refreshes. */
export function runOut(onRefresh: ServerAnswer) {
  return signedIn((request) => {
    if (request.path === REFRESH_PATH) return onRefresh(request);
    if (request.path.startsWith('/service/')) return Response.json({ status: 'UP' });
    return request.bearer === accessToken('new') ? offers() : unauthorized();
  });
}

/** Returns the response to a refused refresh. */
export const refusal = (status: number, retryAfter?: string) =>
  new Response(null, {
    status,
    ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }),
  });
