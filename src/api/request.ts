/** Base address of all calls; always this origin, whose server passes them on. */
export const API_BASE = '/api';

/** Headers of every request: language ru and a JSON content type. */
export const REQUEST_HEADERS = {
  'Accept-Language': 'ru',
  'Content-Type': 'application/json',
} as const;

/** Sends one request as it is, without following a redirect; rejects as `fetch` does. */
export type SendRequest = (request: Request) => Promise<Response>;

/** How the request of a file is sent. */
export interface FetchOptions {
  /** Sends in the place of the browser's `fetch`: an upload that tells its progress. */
  via?: SendRequest;
  /** True if an answer of 500 or above makes the page unavailable; true by default. */
  isNeeded?: boolean;
}

/**
 * Drops the body of an answer that will not be read: the browser would keep the call with all its data as
 * long as the page lives.
 */
export function discardBody({ body }: Response): void {
  // A connection that broke meanwhile has let go by itself.
  body?.cancel().catch(() => {});
}
