import type { SessionGate } from './transport/sessionGate';

/** One call, by any means of sending. */
interface Call<Answer> {
  url: string;
  signal: AbortSignal;
  send(accessToken: string | null): Promise<Answer>;
  /** HTTP status; undefined if there is no answer. */
  statusOf(answer: Answer): number | undefined;
}

/**
 * Sends a call with the session's access token. It waits for a running refresh; after a 401 it is sent once more, with
 * one refresh for all calls. A call is never repeated after a timeout, a lost connection or a 5xx.
 * src/session/README.md, rules S4 to S14, say how a call meets a 401 and a refresh.
 *
 * @throws RefreshFailed if its refresh has failed and the session continues
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
