import type { Finding } from '../../../scripts/contract/exchange/findings';
import type { FaultKind } from '../faults/fault';

/** Record of one call, without its body and headers, because these contain tokens and personal data. */
export interface Exchange {
  /** Running number since the last reset, from 1. */
  readonly number: number;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  /** Null if the contract has no such call. */
  readonly operationId: string | null;
  /** Epoch milliseconds of the backend's clock. */
  readonly at: number;
  /** Null while the call runs or if the client disconnected; 0 if a fault closed the connection before the response. */
  status: number | null;
  fault: FaultKind | null;
  requestFindings: readonly Finding[];
  /** Contract violations of the handler's response. A response that a fault creates or changes is not checked. */
  responseFindings: readonly Finding[];
  /** Stack or message of the error if the handler has crashed, else null. */
  crash: string | null;
}

const REMEMBERED = 5000;

/** The calls since the last reset, oldest first, at most 5000. */
export class ExchangeLog {
  #exchanges: Exchange[] = [];
  #count = 0;

  /** Adds an entry for a call; the dispatcher completes it. */
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
    // Removes many entries at once, because removing the first item of a long list moves all others.
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

/** Returns one line for each problem of an exchange; empty if there are none. */
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
