/** How a call ended without an answer; as data, the same in every language. */
export interface Silence {
  /** Text shown instead of an answer: `nothing in 2000 ms`, `connection refused`. */
  readonly received: string;
  /** Nothing could be connected to: no server, another certificate. */
  readonly isUnreachable: boolean;
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  ETIMEDOUT: 'no connection',
  UND_ERR_CONNECT_TIMEOUT: 'no connection',
};

/** Codes of Node and of undici for a connection that was closed before the answer was there. */
const CLOSED = ['', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET'];

/** Returns the meaning of a network error by its code. */
export function silenceOf(code: string): Silence {
  const unreachable = UNREACHABLE[code];
  if (unreachable !== undefined) return { received: unreachable, isUnreachable: true };
  if (/CERT|TLS|SSL/.test(code)) return { received: `${code} of TLS`, isUnreachable: true };
  if (CLOSED.includes(code)) return { received: 'connection reset', isUnreachable: false };
  const isBroken = /^HPE_|HTTP|HEADERS/.test(code);
  return { received: isBroken ? `no HTTP (${code})` : code, isUnreachable: false };
}

/** Returns the silence of a call after `ms`; `status` is that of an answer that had begun. */
export function silenceFor(ms: number, status: number | null = null): Silence {
  const begun = status === null ? '' : `${status}, then `;
  return { received: `${begun}nothing in ${ms} ms`, isUnreachable: false };
}

/** So long nothing could be connected to: packets are swallowed on the way. */
export function unconnectedFor(ms: number): Silence {
  return { received: `no connection in ${ms} ms`, isUnreachable: true };
}

/** One call got no answer, while others may. */
export class NoAnswer extends Error {
  readonly silence: Silence;

  constructor(silence: Silence, options?: ErrorOptions) {
    super(silence.received, options);
    this.silence = silence;
  }
}
