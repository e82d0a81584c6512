import { expect } from 'vitest';
import type { Backend } from '../backend';
import { operationIndex, type OperationId, type Operations } from '../generated/operations';
import { DEMO_PASSWORD } from '../scenarios/people';

/** What a test sends besides the method and the path, which the operation knows. */
interface Sent<Id extends OperationId> {
  body?: Operations[Id]['body'];
  path?: Operations[Id]['path'];
  /** Bearer of the Authorization header. */
  token?: string;
  headers?: Record<string, string>;
}

/** The request of an operation, as the cabinet would send it. */
export function requestFor<Id extends OperationId>(id: Id, sent: Sent<Id> = {}): Request {
  const { method, path } = operationIndex[id];
  const filled = Object.entries(sent.path ?? {}).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path as string,
  );
  const headers = new Headers({ 'Accept-Language': 'ru', ...sent.headers });
  if (sent.token !== undefined) headers.set('Authorization', `Bearer ${sent.token}`);
  if (sent.body !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(`http://cabinet.test/api${filled}`, {
    method: method.toUpperCase(),
    headers,
    body: sent.body === undefined ? null : JSON.stringify(sent.body),
  });
}

/** Sends an operation and gives the whole answer. */
export function send<Id extends OperationId>(
  backend: Backend,
  id: Id,
  sent: Sent<Id> = {},
): Promise<Response> {
  return backend.handle(requestFor(id, sent));
}

/** Sends an operation that has to succeed and gives the body of its answer. */
export async function succeed<Id extends OperationId>(
  backend: Backend,
  id: Id,
  sent: Sent<Id> = {},
): Promise<Operations[Id]['response']> {
  const response = await send(backend, id, sent);
  const text = await response.text();
  expect(response.status, text).toBe(operationIndex[id].status);
  return (text === '' ? undefined : JSON.parse(text)) as Operations[Id]['response'];
}

/** What an ApiError says. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  fieldErrors: { field: string; message: string }[];
}

/** Sends an operation that has to fail and gives status and ApiError. */
export async function refuse<Id extends OperationId>(
  backend: Backend,
  id: Id,
  sent: Sent<Id> = {},
): Promise<Refusal> {
  const response = await send(backend, id, sent);
  expect(response.ok, `${id} should have been refused`).toBe(false);
  return { status: response.status, ...((await response.json()) as Omit<Refusal, 'status'>) };
}

/** Signs a demo user in and gives the access token. */
export async function signIn(
  backend: Backend,
  username = 'sokolova@severveter.ru',
): Promise<string> {
  const body = { username, password: DEMO_PASSWORD };
  return (await succeed(backend, 'login', { body })).accessToken;
}
