import { RefreshFailed } from '../errors';
import { refreshThenReplay } from '../refreshThenReplay';
import { discardBody, type FetchOptions, type SendRequest } from '../request';
import type { SessionGate } from '../transport/sessionGate';

function withBearer(request: Request, accessToken: string | null): Request {
  if (accessToken !== null) request.headers.set('Authorization', `Bearer ${accessToken}`);
  return request;
}

/** `fetch` for files, which waits for the session's refresh and adds its token. A redirect counts as a 502. */
type SessionFetch = (request: Request, options?: FetchOptions) => Promise<Response>;

/**
 * Creates a `fetch` for files: it applies `refreshThenReplay` to a request, and the caller reads the response's body.
 */
export function createSessionFetch(
  gate: SessionGate,
  send: (request: Request, via?: SendRequest) => Promise<Response>,
  report: (status: number, isNeeded: boolean) => void,
): SessionFetch {
  return async (request, { via, isNeeded = true } = {}) => {
    const session = gate.session();
    let refused: Response | undefined;
    const response = await refreshThenReplay<Response>(gate, {
      url: request.url,
      signal: request.signal,
      statusOf: ({ status }) => status,
      async send(accessToken) {
        if (refused) discardBody(refused);
        refused = await send(withBearer(request.clone(), accessToken), via);
        return refused;
      },
    }).catch((error: unknown) => {
      if (refused) discardBody(refused);
      if (!(error instanceof RefreshFailed)) throw error;
      return Response.json(error.data, { status: error.status });
    });
    if (!session.aborted) report(response.status, isNeeded);
    return response;
  };
}
