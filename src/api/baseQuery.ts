import { extraOf } from './extra';
import { withAdmission } from './withAdmission';
import { withDecodedAnswer } from './withDecodedAnswer';
import { withOutage } from './withOutage';
import { withRecentRefusal } from './withRecentRefusal';
import { withRefreshThenReplay, type Send } from './withRefreshThenReplay';

/** Sends a request by the transport's only `fetchBaseQuery` (sendRequest.ts). */
const send: Send = (args, api, options) => {
  // A deletion may be sent while the page closes: the browser completes it.
  const keepalive = args.method === 'DELETE' && { keepalive: true };
  return extraOf(api.extra).transport.query({ ...args, ...keepalive }, api, options);
};

/**
 * The base query of generated endpoints (drawn in README.md). From the inside out: a call waits for a running refresh
 * and is sent; after a 401 there is one refresh, and the call is sent once more; a speculative answer waits for the
 * guards; the body is decoded; an outage redirects to /unavailable; a query that was refused a moment ago is not sent
 * again.
 */
export const baseQuery = withRecentRefusal(
  withOutage(withDecodedAnswer(withAdmission(withRefreshThenReplay(send)))),
);

export type { ApiExtra } from './extra';
export { optionalCall } from './withOutage';
