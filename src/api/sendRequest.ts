import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { parseBody } from './parseBody';
import { timeLimits } from './timeLimits';
import { REQUEST_HEADERS } from './request';

/**
 * Creates the base query that sends the requests of a transport with `fetchFn`. C1: every request asks for `ru` and,
 * except for uploads, sends JSON.
 */
export function createSendRequest(
  baseUrl: string,
  fetchFn: (request: Request) => Promise<Response>,
): ReturnType<typeof fetchBaseQuery> {
  return fetchBaseQuery({
    baseUrl,
    timeout: timeLimits.request,
    credentials: 'omit', // the cookie of the refresh token must not be sent
    fetchFn: (request) => fetchFn(request instanceof Request ? request : new Request(request)),
    prepareHeaders(headers, { arg }) {
      for (const [name, value] of Object.entries(REQUEST_HEADERS)) headers.set(name, value);
      // The browser sets this header with the boundary of the form.
      if (typeof arg === 'object' && arg.body instanceof FormData) headers.delete('Content-Type');
      return headers;
    },
    responseHandler: async (response) => parseBody(await response.text()),
  });
}
