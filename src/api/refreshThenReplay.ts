import type { SessionGate } from './transport/sessionGate';

/** A call that is sent either by `fetchBaseQuery` or, for files, by `fetch`. */
interface Call<Answer> {
  url: string;
  signal: AbortSignal;
  send(accessToken: string | null): Promise<Answer>;
  /** Returns the HTTP status; undefined if there is no response. */
  statusOf(answer: Answer): number | undefined;
}

/**
 * Sends a call with the session's access token. Waits for a running refresh. After a 401, sends the call once more; one
 * refresh serves all such calls. Never repeats a call after a timeout, a lost connection or a 5xx. See
 * src/session/README.md, rules S4 to S14, about calls during a 401 and a refresh.
 *
 * @throws RefreshFailed if the refresh has failed, or an `AbortError` if the session has ended
 */
export async function refreshThenReplay<Answer>(
  gate: SessionGate,
  { url, signal, send, statusOf }: Call<Answer>,
): Promise<Answer> {
  if (gate.isPublic(url)) {
    const answer = await send(null);
    gate.publicAnswered(statusOf(answer) ?? 500);
    return answer;
  }
  const session = gate.session();
  const accessToken = await gate.tokenToSend(signal);
  session.throwIfAborted();
  const answer = await send(accessToken);
  if (statusOf(answer) !== 401 || session.aborted) return answer;
  const newToken = await gate.tokenToReplay(accessToken, signal);
  if (newToken === null) return answer;
  session.throwIfAborted();
  return send(newToken);
}
