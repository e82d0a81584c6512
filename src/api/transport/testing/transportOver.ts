import { systemClock } from '../../../lib/clock';
import { createRefreshCookie } from '../refreshCookie';
import { createRefreshLock } from '../tabs';
import { createTransport, type Transport } from '../transport';

/** Returns a transport without a session that uses this `fetch`. */
export function transportOver(
  fetch: (request: Request) => Promise<Response>,
  baseUrl = 'http://localhost/api',
): Transport {
  return createTransport({
    baseUrl,
    fetch,
    cookie: createRefreshCookie({
      document: { cookie: '' },
      location: { protocol: 'http:', hostname: 'localhost' },
    }),
    lock: createRefreshLock(undefined, systemClock),
    channel: { send() {}, listen() {}, latest: () => null },
    clock: systemClock,
  });
}
