import { operationsOf, type OpenApiDocument } from '../openApi';
import { askAndTell, type Send } from './caller';
import type { LiveRun } from './liveRun';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Who calls: somebody who signs in by the operation `login`, or whoever a token belongs to. */
export type User = Credentials | { readonly token: string };

/** `name:password`, as it is given on the command line; null where it is something else. */
export function readCredentials(text: string): Credentials | null {
  const colon = text.indexOf(':');
  return colon > 0 ? { username: text.slice(0, colon), password: text.slice(colon + 1) } : null;
}

interface SigningIn {
  readonly document: OpenApiDocument;
  readonly prefix: string;
  readonly run: LiveRun;
  readonly send: Send;
  readonly credentials: Credentials;
}

function tokenIn(body: unknown): string | null {
  if (!(body instanceof Uint8Array)) return null;
  try {
    const answer: unknown = JSON.parse(new TextDecoder().decode(body));
    const isAnswer = typeof answer === 'object' && answer !== null && 'accessToken' in answer;
    return isAnswer && typeof answer.accessToken === 'string' ? answer.accessToken : null;
  } catch {
    return null;
  }
}

/** The backend gave no token for a name and a password. */
export class SignInRefused extends Error {
  /** Null where the contract has no operation `login`. */
  readonly status: number | null;

  constructor(status: number | null) {
    super(status === null ? 'the contract has no operation login' : `${status}, no accessToken`);
    this.status = status;
  }
}

/**
 * Signs in by the operation `login` of the contract, whose answer carries an `accessToken`.
 * @throws SignInRefused where there is no such operation, or it gave no token
 * @throws NoAnswer where the backend said nothing
 */
export async function signIn({
  document,
  prefix,
  run,
  send,
  credentials,
}: SigningIn): Promise<string> {
  const login = operationsOf(document).find(({ operation }) => operation.operationId === 'login');
  if (login === undefined) throw new SignInRefused(null);
  const request = {
    method: login.method.toUpperCase(),
    path: prefix + login.path,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(credentials),
  };
  const answer = await askAndTell(run, send, request);
  const token = tokenIn(answer.response.body);
  if (token === null) throw new SignInRefused(answer.response.status);
  return token;
}
