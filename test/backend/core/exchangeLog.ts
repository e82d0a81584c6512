import type { Finding } from '../../../scripts/contract/exchange/findings';
import type { FaultKind } from '../faults/fault';

/** Record of one call: neither bodies nor headers, so no token and no personal data. */
export interface Exchange {
  /** Running number since the last reset, from 1. */
  readonly number: number;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  /** null: the contract does not know the call. */
  readonly operationId: string | null;
  /** Epoch milliseconds of the backend's clock. */
  readonly at: number;
  /** null while it is under way or the client left; 0 for a connection that a fault cut. */
  status: number | null;
  fault: FaultKind | null;
  /** How the request broke the contract. */
  requestFindings: readonly Finding[];
  /** How the backend's own answer broke the contract; answers spoiled on purpose are not checked. */
  responseFindings: readonly Finding[];
  /** A handler that threw something else than an answer. */
  crash: string | null;
}

const REMEMBERED = 5000;

/** The calls since the last reset, oldest first, at most 5000. */
export class ExchangeLog {
  #exchanges: Exchange[] = [];
  #count = 0;

  /** Opens the entry of a call; the dispatcher fills it in as it goes on. */
  open(call: Pick<Exchange, 'method' | 'path' | 'operationId' | 'at'>): Exchange {
    this.#count += 1;
    const exchange: Exchange = {
      ...call,
      number: this.#count,
      status: null,
      fault: null,
      requestFindings: [],
      responseFindings: [],
      crash: null,
    };
    this.#exchanges.push(exchange);
    // Rarely and many at once: taking off the first of a long list moves all others.
    if (this.#exchanges.length >= 2 * REMEMBERED) this.#exchanges = [...this.list()];
    return exchange;
  }

  list(): readonly Exchange[] {
    return this.#exchanges.slice(-REMEMBERED);
  }

  clear(): void {
    this.#exchanges = [];
    this.#count = 0;
  }
}

/** One line for each thing that went wrong in an exchange; empty where nothing did. */
export function describeProblems(exchange: Exchange): string[] {
  const call = `${exchange.method} ${exchange.path}`;
  const lines = (side: string, findings: readonly Finding[]): string[] =>
    findings.map(
      ({ rule, pointer, message }) => `${call} ${side} ${pointer}: ${message} (${rule})`,
    );
  return [
    ...lines('request', exchange.requestFindings),
    ...lines('response', exchange.responseFindings),
    ...(exchange.crash === null ? [] : [`${call}: the handler crashed: ${exchange.crash}`]),
  ];
}
