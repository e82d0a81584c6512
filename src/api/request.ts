/** Base address of all calls. It is on the page's own origin, whose server forwards the calls. */
export const API_BASE = '/api';

/** Headers of a request. An upload omits the content type, because the browser sets it. */
export const REQUEST_HEADERS = {
  'Accept-Language': 'ru',
  'Content-Type': 'application/json',
} as const;

/** Sends one request; rejects like `fetch`. */
export type SendRequest = (request: Request) => Promise<Response>;

export interface FetchOptions {
  /** Replacement of `fetch`, for uploads with progress. */
  via?: SendRequest;
  /** True if a response of 500 or above redirects to /unavailable; true by default. */
  isNeeded?: boolean;
}

/**
 * Discards the unread body of a response, because the browser would keep the connection and the data until the
 * page closes.
 */
export function discardBody({ body }: Response): void {
  // `cancel` fails if the connection is broken, but then there is nothing to release.
  body?.cancel().catch(() => {});
}
