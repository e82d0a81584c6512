import type { Unexercised } from '../report/report';
import { type Language, rowText } from '../report/finding';

/** The reason why a call got no response. */
export interface Silence {
  /** Text to show instead of a response: `nothing in 2000 ms`, `connection refused`. */
  readonly received: string;
  /** True if no connection was made: no server, or an invalid certificate. */
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

/** Error codes of Node and undici for a connection that closed before the response. */
const CLOSED = ['', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET'];

/** Returns the reason why a call got no response, by the code of the network error. */
export function silenceOf(code: string): Silence {
  const unreachable = UNREACHABLE[code];
  if (unreachable !== undefined) return { received: unreachable, isUnreachable: true };
  if (/CERT|TLS|SSL/.test(code)) return { received: `${code} of TLS`, isUnreachable: true };
  if (CLOSED.includes(code)) return { received: 'connection reset', isUnreachable: false };
  const isBroken = /^HPE_|HTTP|HEADERS/.test(code);
  return { received: isBroken ? `no HTTP (${code})` : code, isUnreachable: false };
}

/** Returns the reason for a call that failed after `ms`; `status` is set if the response had begun. */
export function silenceFor(ms: number, status: number | null = null): Silence {
  const begun = status === null ? '' : `${status}, then `;
  return { received: `${begun}nothing in ${ms} ms`, isUnreachable: false };
}

/** Returns the reason for a call that got no connection at all. */
export function unconnectedFor(ms: number): Silence {
  return { received: `no connection in ${ms} ms`, isUnreachable: true };
}

export class ServerUnreachable extends Error {}

/** Thrown if a call gets no response; later calls may get one. */
export class NoAnswer extends Error {
  readonly silence: Silence;

  constructor(silence: Silence, options?: ErrorOptions) {
    super(silence.received, options);
    this.silence = silence;
  }
}

/** Result of one call. Only a documented success exercises its operation. */
export type Outcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'answer'; readonly status: number }
  | { readonly kind: 'unchecked' | 'truncated' | 'abandoned' }
  | { readonly kind: 'silent'; readonly received: string };

const WORDS = {
  none: 'never called | не вызывалась',
  only: 'only answered | только ответы',
  unchecked: 'the body of the answer was not checked | тело ответа не проверено',
  truncated: 'the answer broke off | ответ оборвался',
  abandoned: 'the client did not wait for the answer | клиент не дождался ответа',
  silent: 'no answer | нет ответа',
} as const;

function reasonOf(outcomes: readonly Outcome[], language: Language): string {
  const word = (name: keyof typeof WORDS) => rowText(WORDS[name], language);
  const silent = outcomes.find((one) => one.kind === 'silent');
  if (silent !== undefined) return `${word('silent')} (${silent.received})`;
  for (const kind of ['truncated', 'unchecked'] as const) {
    if (outcomes.some((one) => one.kind === kind)) return word(kind);
  }
  const statuses = outcomes.flatMap((one) => (one.kind === 'answer' ? [String(one.status)] : []));
  if (statuses.length === 0) return word(outcomes.length === 0 ? 'none' : 'abandoned');
  const sorted = [...new Set(statuses)].toSorted((one, other) => one.localeCompare(other));
  return `${word('only')} ${sorted.join(', ')}`;
}

export function createCoverageLog(language: Language) {
  const calls = new Map<string, number>();
  const seen = new Map<string, Map<string, Outcome>>();

  return {
    calls,
    /** Counts a call; null if its outcome does not matter. */
    note: (operation: string, outcome: Outcome | null): void => {
      calls.set(operation, (calls.get(operation) ?? 0) + 1);
      if (outcome === null) return;
      const outcomes = seen.get(operation) ?? new Map<string, Outcome>();
      const key = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind;
      if (!outcomes.has(key)) outcomes.set(key, outcome);
      seen.set(operation, outcomes);
    },
    /** @param known returns a reason that the operation's calls do not show */
    unexercised: (
      operations: readonly string[],
      known: (operation: string) => string | null,
    ): Unexercised[] =>
      operations.flatMap((operation) => {
        const outcomes = [...(seen.get(operation)?.values() ?? [])];
        if (outcomes.some(({ kind }) => kind === 'success')) return [];
        // An operation that was called is never listed as «not called».
        const own = outcomes.length === 0 ? known(operation) : null;
        return [{ operation, reason: own ?? reasonOf(outcomes, language) }];
      }),
  };
}
