import { extraOf } from './extra';
import { withAdmission } from './withAdmission';
import { withDecodedAnswer } from './withDecodedAnswer';
import { withOutage } from './withOutage';
import { withRecentRefusal } from './withRecentRefusal';
import { withRefreshThenReplay, type Send } from './withRefreshThenReplay';

/** Sends one request by the one `fetchBaseQuery` of the transport (sendRequest.ts). */
const send: Send = (args, api, options) => {
  // A deletion may be sent when the page is about to go: the browser finishes it.
  const keepalive = args.method === 'DELETE' && { keepalive: true };
  return extraOf(api.extra).transport.query({ ...args, ...keepalive }, api, options);
};

/**
 * The way of generated endpoints to the server (README.md draws it). From the inside out: a call waits
 * for a running refresh and is sent; after a 401 there is one refresh and one replay; the answer of a
 * guess waits for the guards; the body is decoded; an outage leads to /unavailable; what was refused a
 * moment ago is not sent again.
 */
export const baseQuery = withRecentRefusal(
  withOutage(withDecodedAnswer(withAdmission(withRefreshThenReplay(send)))),
);

export type { ApiExtra } from './extra';
export { asPart } from './withOutage';
