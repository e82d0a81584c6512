import { nodeOf } from '../model/documentView';
import { type OpenApiDocument, operationsOf } from '../model/openApi';
import { askAndTell, type Send } from './caller';
import { type CheckedBody, parsedBody } from '../exchange/exchange';
import { callPrefix } from '../model/address';
import type { LiveRun } from './liveRun';
import { takesBasic } from './callPlan';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A user with a name and password for `login`, or with a token only. */
export type User = Credentials | { readonly token: string };

/** Reads `name:password` of the command line; null if it has another form. */
export function readCredentials(text: string): Credentials | null {
  const colon = text.indexOf(':');
  return colon > 0 ? { username: text.slice(0, colon), password: text.slice(colon + 1) } : null;
}

interface SigningIn {
  readonly document: OpenApiDocument;
  readonly run: LiveRun;
  readonly send: Send;
  readonly credentials: Credentials;
}

export interface Tokens {
  readonly token: string;
  /** Null if the backend returned no refresh token. */
  readonly refresh: string | null;
}

function tokensIn(body: CheckedBody): Tokens | null {
  const { accessToken, refreshToken } = nodeOf(parsedBody(body));
  if (typeof accessToken !== 'string') return null;
  return { token: accessToken, refresh: typeof refreshToken === 'string' ? refreshToken : null };
}

/** Thrown if a name and password led to no token. */
export class SignInRefused extends Error {
  /** Null if the contract has no operation `login`. */
  readonly status: number | null;

  constructor(status: number | null) {
    super(status === null ? 'the contract has no operation login' : `${status}, no accessToken`);
    this.status = status;
  }
}

/**
 * Signs in with the contract's operation `login`, whose response contains an `accessToken`. Without this operation,
 * name and password become Basic credentials if the contract requires them.
 *
 * @throws SignInRefused if there is no such operation, or if it returned no token
 * @throws NoAnswer if the backend did not respond
 */
export async function signIn({ document, run, send, credentials }: SigningIn): Promise<Tokens> {
  const login = operationsOf(document).find(({ operation }) => operation.operationId === 'login');
  if (login === undefined && takesBasic(document)) {
    const pair = `${credentials.username}:${credentials.password}`;
    return { token: Buffer.from(pair).toString('base64'), refresh: null };
  }
  if (login === undefined) throw new SignInRefused(null);
  const prefix = callPrefix(document, login);
  const request = {
    method: login.method.toUpperCase(),
    prefix,
    path: prefix + login.path,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(credentials),
  };
  const answer = await askAndTell(run, send, request);
  const tokens = tokensIn(answer.response.body);
  if (tokens === null) throw new SignInRefused(answer.response.status);
  return tokens;
}
