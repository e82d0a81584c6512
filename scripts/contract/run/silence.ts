/** Reason why a call got no answer, as data. */
export interface Silence {
  /** Text shown instead of an answer: `nothing in 2000 ms`, `connection refused`. */
  readonly received: string;
  /** No connection was made: no server, or a wrong certificate. */
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

/** Codes of Node and undici for a connection that closed before the answer. */
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

/** Returns why a call failed after `ms`; `status` is that of an answer that had begun. */
export function silenceFor(ms: number, status: number | null = null): Silence {
  const begun = status === null ? '' : `${status}, then `;
  return { received: `${begun}nothing in ${ms} ms`, isUnreachable: false };
}

/** Milliseconds without a connection after which packets count as dropped. */
export function unconnectedFor(ms: number): Silence {
  return { received: `no connection in ${ms} ms`, isUnreachable: true };
}

/** One call got no answer; others may get one. */
export class NoAnswer extends Error {
  readonly silence: Silence;

  constructor(silence: Silence, options?: ErrorOptions) {
    super(silence.received, options);
    this.silence = silence;
  }
}
