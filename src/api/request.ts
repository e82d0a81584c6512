/** Base address of all calls; always this origin, whose server forwards them. */
export const API_BASE = '/api';

/** Headers of every request: language ru and a JSON content type. */
export const REQUEST_HEADERS = {
  'Accept-Language': 'ru',
  'Content-Type': 'application/json',
} as const;

/** Sends one request without following redirects; rejects like `fetch`. */
export type SendRequest = (request: Request) => Promise<Response>;

export interface FetchOptions {
  /** Replaces `fetch`, for uploads with progress. */
  via?: SendRequest;
  /** True if an answer of 500 or above makes the page unavailable; true by default. */
  isNeeded?: boolean;
}

/**
 * Discards the unread body of an answer, because otherwise the browser keeps the call and its data until the page is
 * closed.
 */
export function discardBody({ body }: Response): void {
  // A broken connection has been released already.
  body?.cancel().catch(() => {});
}
