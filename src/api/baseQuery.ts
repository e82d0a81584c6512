import { extraOf } from './extra';
import { withAdmission } from './withAdmission';
import { withDecodedAnswer } from './withDecodedAnswer';
import { withOutage } from './withOutage';
import { withRecentRefusal } from './withRecentRefusal';
import { withRefreshThenReplay, type Send } from './withRefreshThenReplay';

const send: Send = (args, api, options) => {
  // With `keepalive`, the browser completes a deletion even if the page closes.
  const keepalive = args.method === 'DELETE' && { keepalive: true };
  return extraOf(api.extra).transport.query({ ...args, ...keepalive }, api, options);
};

/**
 * Base query of the generated endpoints (see the picture in README.md). From the inside out: a call waits for a running
 * refresh and is sent; after a 401, one refresh runs and the call is sent once more; the response of a speculative call
 * waits for the guards; the body is decoded; an outage redirects to /unavailable; a query that was refused a moment ago
 * is not sent again.
 */
export const baseQuery = withRecentRefusal(
  withOutage(withDecodedAnswer(withAdmission(withRefreshThenReplay(send)))),
);

export type { ApiExtra } from './extra';
export { optionalCall } from './withOutage';
