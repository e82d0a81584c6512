/** Base address of all calls; always this origin, whose server forwards them. */
export const API_BASE = '/api';

/** Headers of every request: language ru and a JSON content type. */
export const REQUEST_HEADERS = {
  'Accept-Language': 'ru',
  'Content-Type': 'application/json',
} as const;

/** Sends one request without following redirects; rejects as `fetch` does. */
export type SendRequest = (request: Request) => Promise<Response>;

/** Options of a file request. */
export interface FetchOptions {
  /** Replaces `fetch`, for uploads with progress. */
  via?: SendRequest;
  /** True if an answer of 500 or above makes the page unavailable; true by default. */
  isNeeded?: boolean;
}

/**
 * Discards the body of an unread answer: the browser would keep the call with its data as long as
 * the page lives.
 */
export function discardBody({ body }: Response): void {
  // A broken connection is released already.
  body?.cancel().catch(() => {});
}
