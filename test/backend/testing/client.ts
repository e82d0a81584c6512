import { expect } from 'vitest';
import type { Backend } from '../backend';
import { isRecord } from '../core/record';
import { operationIndex, type OperationId, type Operations } from '../generated/operations';
import { DEMO_PASSWORD } from '../scenarios/people';

interface Sent<Id extends OperationId> {
  body?: Operations[Id]['body'];
  path?: Operations[Id]['path'];
  query?: Operations[Id]['query'];
  /** Bearer token of the Authorization header. */
  token?: string;
  headers?: Record<string, string>;
}

/** Returns the request of an operation, as the cabinet would send it. */
export function requestFor<Id extends OperationId>(id: Id, sent: Sent<Id> = {}): Request {
  const { method, path } = operationIndex[id];
  const filled = Object.entries(sent.path ?? {}).reduce<string>(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const headers = new Headers({ 'Accept-Language': 'ru', ...sent.headers });
  if (sent.token !== undefined) headers.set('Authorization', `Bearer ${sent.token}`);
  const form = formOf(sent.body);
  if (sent.body !== undefined && form === null) headers.set('Content-Type', 'application/json');
  const values: [string, unknown][] = Object.entries(sent.query ?? {});
  const query = values.map(([name, value]) => [name, String(value)]);
  const search = query.length === 0 ? '' : `?${String(new URLSearchParams(query))}`;
  return new Request(`http://cabinet.test/api${filled}${search}`, {
    method: method.toUpperCase(),
    headers,
    body: sent.body === undefined ? null : (form ?? JSON.stringify(sent.body)),
  });
}

/** Converts a body that contains a file to a form; returns null for any other body. */
function formOf(body: unknown): FormData | null {
  const parts = isRecord(body) ? Object.entries(body) : [];
  if (!parts.some(([, part]) => part instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, part] of parts) form.append(name, part instanceof Blob ? part : String(part));
  return form;
}

export function send<Id extends OperationId>(
  backend: Backend,
  id: Id,
  sent: Sent<Id> = {},
): Promise<Response> {
  return backend.handle(requestFor(id, sent));
}

async function sendByContract<Id extends OperationId>(
  backend: Backend,
  id: Id,
  sent: Sent<Id>,
): Promise<Response> {
  const response = await send(backend, id, sent);
  expect(response.headers.get('X-Contract-Violation'), `${id} broke the contract`).toBeNull();
  return response;
}

/** Sends an operation that must succeed and returns the body of its response. */
export async function succeed<Id extends OperationId>(
  backend: Backend,
  id: Id,
  sent: Sent<Id> = {},
): Promise<Operations[Id]['response']> {
  const response = await sendByContract(backend, id, sent);
  const text = await response.text();
  expect(response.status, text).toBe(operationIndex[id].status);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (isAnswerOf(id, body)) return body;
  throw new Error(`${id} answered with something else than ${operationIndex[id].answer}`);
}

/**
 * Returns whether the body is present or absent as the operation requires; `sendByContract` has already checked its
 * shape.
 */
function isAnswerOf<Id extends OperationId>(
  id: Id,
  body: unknown,
): body is Operations[Id]['response'] {
  return (operationIndex[id].answer === 'none') === (body === undefined);
}

interface ApiError {
  code: string;
  message: string;
  fieldErrors: { field: string; message: string }[];
}

/** Sends an operation that must fail and returns status and ApiError. */
export async function refuse<Id extends OperationId>(
  backend: Backend,
  id: Id,
  sent: Sent<Id> = {},
): Promise<ApiError & { status: number }> {
  const response = await sendByContract(backend, id, sent);
  expect(response.ok, `${id} should have been refused`).toBe(false);
  const body: unknown = await response.json();
  if (!isApiError(body)) throw new Error(`${id} was refused without an ApiError`);
  return { status: response.status, ...body };
}

function isApiError(body: unknown): body is ApiError {
  return isRecord(body) && typeof body.message === 'string' && Array.isArray(body.fieldErrors);
}

/** Signs in a demo user and returns the access token. */
export async function signIn(
  backend: Backend,
  username = 'sokolova@severveter.ru',
): Promise<string> {
  const body = { username, password: DEMO_PASSWORD };
  return (await succeed(backend, 'login', { body })).accessToken;
}
