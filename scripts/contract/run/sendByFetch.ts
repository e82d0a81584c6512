import { connect } from 'node:net';
import { type CheckedBody, UNKNOWN_BODY } from '../exchange/exchange';
import type { Send } from './caller';
import { decompressed, isLeftEncoded } from './captured';
import { NoAnswer, ServerUnreachable, silenceFor, silenceOf, unconnectedFor } from './coverage';
import { splitIdentity } from './callPlan';

interface Target {
  readonly server: URL;
  /**
   * True if the paths of the contract directly follow the host, because the address ends with `/` and has no
   * other path.
   */
  readonly isAtRoot?: boolean;
  readonly timeoutMs: number;
  /** Headers sent with every call; they replace headers of the call. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

/**
 * Returns the URL of a call. If the server's address has a path, even `/` alone, the paths of the contract directly
 * follow it. Otherwise the prefix of the contract's server is between them.
 */
function addressOf(
  { server, isAtRoot = false }: Target,
  { path, prefix }: Parameters<Send>[0],
): string {
  const base = server.pathname.replace(/\/$/, '');
  const isOfContract = base === '' && !isAtRoot;
  return server.origin + (isOfContract ? path : base + path.slice(prefix.length));
}

function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const isCoded = typeof cause === 'object' && cause !== null && 'code' in cause;
  return isCoded && typeof cause.code === 'string' ? cause.code : '';
}

function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * Returns true if the server accepts connections, because `fetch` does not tell whether a timeout happened before or
 * after connecting.
 */
function takesConnections({ server, timeoutMs }: Target): Promise<boolean> {
  const { hostname, port, protocol } = server;
  const host = hostname.replaceAll(/[[\]]/g, '');
  const usual = protocol === 'https:' ? 443 : 80;
  return new Promise((resolve) => {
    const socket = connect({ host, port: port === '' ? usual : Number(port) });
    const end = (isTaken: boolean) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

async function failureOf(error: unknown, target: Target): Promise<Error> {
  const { server, timeoutMs } = target;
  const code = codeOf(error);
  if (isLate(error)) {
    const isReached = await takesConnections(target);
    const silence = isReached ? silenceFor(timeoutMs) : unconnectedFor(timeoutMs);
    return new NoAnswer(silence, { cause: error });
  }
  if (code === '' && error instanceof TypeError) {
    const reason = error.cause instanceof Error ? error.cause.message : 'fetch failed';
    return new ServerUnreachable(`${server.origin}: ${reason}`, { cause: error });
  }
  return new NoAnswer(silenceOf(code), { cause: error });
}

/**
 * Decodes a body; returns the bytes unchanged if they cannot be decoded, because a newer `fetch` may have decoded them
 * already.
 */
async function decoded(bytes: Uint8Array, encoding: string | null): Promise<CheckedBody> {
  if (!isLeftEncoded(encoding)) return bytes;
  const plain = await decompressed(bytes, encoding).catch(() => bytes);
  return plain ?? UNKNOWN_BODY;
}

/**
 * Creates a function that sends calls over the network. It does not follow redirects, and aborts a call
 * after `timeoutMs`.
 */
export function sendByFetch(target: Target): Send {
  return async (call) => {
    const { method, body } = call;
    const { headers: own, query } = splitIdentity(call.headers);
    const begun = performance.now();
    let response: Response;
    try {
      const headers = new Headers(own);
      for (const [name, value] of target.headers ?? []) headers.set(name, value);
      const address = new URL(addressOf(target, call));
      for (const [name, value] of query) address.searchParams.append(name, value);
      response = await fetch(address, {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(target.timeoutMs),
      });
    } catch (error) {
      throw await failureOf(error, target);
    }
    const { status, headers: answered } = response;
    try {
      const bytes = new Uint8Array(await response.arrayBuffer());
      const ms = performance.now() - begun;
      const body = await decoded(bytes, answered.get('content-encoding'));
      return { response: { status, headers: answered, body }, isOwnRequest: true, ms };
    } catch (error) {
      if (isLate(error)) {
        throw new NoAnswer(silenceFor(target.timeoutMs, status), { cause: error });
      }
      const broken = { status, headers: answered };
      return { response: broken, isOwnRequest: true, isTruncated: true };
    }
  };
}
