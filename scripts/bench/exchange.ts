import { createBackend, type Backend, type BackendOptions } from '../../test/backend/backend';
import type { IncomingCall } from '../../test/backend/core/incomingCall';
import { operationIndex, type OperationId } from '../../test/backend/generated/operations';
import { toResponse, type Reply } from '../../test/backend/reply';

export interface SignedIn {
  readonly backend: Backend;
  readonly accessToken: string;
}

/** @throws Error when no user has this login. */
export function signedInBackend(options: BackendOptions, username: string): SignedIn {
  const backend = createBackend(options);
  const { db, tokens } = backend.world;
  const user = db.user.findFirst({ where: { username: { equals: username } } });
  if (user === null) throw new Error(`no user is called ${username}`);
  return { backend, accessToken: tokens.signIn(user.id).accessToken };
}

/** Returns the call of an operation, as the network would deliver it. */
export function callOf(
  accessToken: string,
  operationId: OperationId,
  { path = {}, body }: { path?: Readonly<Record<string, string>>; body?: unknown },
): IncomingCall {
  const { method, path: template } = operationIndex[operationId];
  const filled = Object.entries(path).reduce<string>(
    (address, [name, value]) => address.replace(`{${name}}`, value),
    template,
  );
  return {
    method: method.toUpperCase(),
    url: new URL(`/api${filled}`, 'http://localhost'),
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
    signal: new AbortController().signal,
  };
}

/** @throws Error for any response but a success, because errors are faster and would distort the measurement */
export async function successOf(backend: Backend, call: IncomingCall): Promise<Reply> {
  const answer = await backend.answer(call);
  if (answer instanceof Response || answer.status >= 300) {
    const response = answer instanceof Response ? answer : toResponse(answer);
    throw new Error(`${call.url.pathname} answered ${response.status} ${await response.text()}`);
  }
  return answer;
}
