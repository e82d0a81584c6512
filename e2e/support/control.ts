import { fieldsOf } from '../../src/lib/fieldsOf';
import type { Fault } from '../../test/backend/faults/fault';
import type { ScenarioName } from '../../test/backend/scenarios/scenario';
import type { SeededRows } from '../../test/backend/seed/seed';

/** A call in the log of the backend, without bodies and tokens. */
export interface LoggedExchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly operationId: string | null;
}

/** Control calls for tokens, outside of the contract. */
export interface TokenOrders {
  /** Lifetime of access tokens from now on. */
  readonly accessLifetimeSeconds?: number;
  /** Invalidates all access tokens so far. */
  readonly expireAccess?: boolean;
  /** Invalidates all refresh tokens so far. */
  readonly revokeRefresh?: boolean;
}

/** Timing and decisions of applications; missing fields stay unchanged. */
export interface ScoringOrders {
  readonly requestedMs?: number;
  readonly scoringMs?: number;
  readonly outcome?: 'ACTIVE' | 'DENIED' | null;
}

/** Settings with which an application is decided only when a test moves the clock of the backend by `DECIDED_MS`. */
export const SLOW_SCORING = { requestedMs: 30_000, scoringMs: 30_000 } as const;
export const DECIDED_MS = 60_000;

/** Timing and decisions of requests for financing; missing fields stay unchanged. */
export interface FinancingOrders {
  readonly sendBankMs?: number;
  readonly processingMs?: number;
  readonly outcome?: 'APPROVED' | 'CANCEL' | null;
}

interface ClockOrder {
  readonly advanceMs?: number;
  readonly to?: string;
  /** True to keep users signed in although the clock moves. */
  readonly keepSessions?: boolean;
}

interface ClaimOrders {
  readonly submittedMs?: number;
  readonly reviewMs?: number;
  readonly paymentMs?: number;
  readonly outcome?: 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'DOCUMENTS_REQUESTED';
}

/** The control endpoint of the mock backend (test/backend/README.md). */
export interface Control {
  /** Resets to the seed of a scenario, without faults and with an empty log. */
  reset(scenario?: ScenarioName): Promise<void>;
  faults(faults: readonly Fault[]): Promise<void>;
  noFaults(): Promise<void>;
  tokens(orders: TokenOrders): Promise<void>;
  /** Builds rows, or lists of rows, with their builders (test/backend/README.md, Fixtures). */
  seed(rows: Readonly<Record<string, unknown>>): Promise<SeededRows>;
  /** Removes the rows with these ids, or with `all` every row of a kind. */
  remove(rows: Readonly<Record<string, readonly string[] | 'all'>>): Promise<void>;
  /** Moves the clock of the backend forward, or to a moment in Moscow. */
  clock(order: ClockOrder): Promise<void>;
  advance(milliseconds: number): Promise<void>;
  /** Sets how long an application stays in each status, and its decision. */
  scoring(orders: ScoringOrders): Promise<void>;
  /** Sets how long a request stays at a bank, and its decision. */
  financing(orders: FinancingOrders): Promise<void>;
  /** Sets how long a claim stays in each status, and its decision. */
  claims(orders: ClaimOrders): Promise<void>;
  /** Confirms a user, or revokes the confirmation, as the owner of the cabinet would. */
  user(username: string, change: { readonly isVerified: boolean }): Promise<void>;
  /** Sets the error of a service in its health check; null removes it. */
  serviceErrors(errors: Readonly<Record<string, string | null>>): Promise<void>;
  /** Sets the price of the insurance of one order, in kopeks. */
  insurancePrice(kopeks: number): Promise<void>;
  /** Returns the token of the link in the letter of the latest registration. */
  registrationToken(): Promise<string>;
  /** Returns the calls since the last reset. */
  log(): Promise<LoggedExchange[]>;
  /** Returns descriptions of the contract violations since the last reset. */
  violations(): Promise<string[]>;
}

/** Returns a client of the control endpoint at `baseURL`. Its calls throw if the endpoint refuses. */
export function controlOf(baseURL: string): Control {
  const call = async (method: string, what: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${baseURL}/__backend/${what}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__backend/${what}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    reset: async (scenario = 'default') => {
      await call('POST', 'reset', { scenario });
    },
    faults: async (faults) => {
      await call('POST', 'faults', faults);
    },
    noFaults: async () => {
      await call('DELETE', 'faults');
    },
    tokens: async (orders) => {
      await call('POST', 'tokens', orders);
    },
    seed: async (rows) => {
      const made = Object.entries(fieldsOf(await call('POST', 'seed', rows)));
      return Object.fromEntries(made.map(([name, list]) => [name, [list].flat().map(fieldsOf)]));
    },
    remove: async (rows) => {
      await call('DELETE', 'seed', rows);
    },
    clock: async (order) => {
      await call('POST', 'clock', order);
    },
    advance: async (milliseconds) => {
      await call('POST', 'clock', { advanceMs: milliseconds });
    },
    scoring: async (orders) => {
      await call('POST', 'scoring', orders);
    },
    financing: async (orders) => {
      await call('POST', 'financing', orders);
    },
    claims: async (orders) => {
      await call('POST', 'insurance', orders);
    },
    user: async (username, change) => {
      await call('POST', 'users', { username, ...change });
    },
    serviceErrors: async (errors) => {
      await call('POST', 'insurance', { serviceErrors: errors });
    },
    insurancePrice: async (kopeks) => {
      await call('POST', 'insurance', { price: kopeks });
    },
    registrationToken: async () => {
      const { tables } = fieldsOf(await call('GET', 'state'));
      const { registration } = fieldsOf(tables);
      const latest: unknown = Array.isArray(registration) ? registration.at(-1) : undefined;
      const { token } = fieldsOf(latest);
      if (typeof token !== 'string') throw new Error('No user has registered');
      return token;
    },
    violations: async () => {
      const violations = await call('GET', 'violations');
      return Array.isArray(violations) ? violations.map(String) : ['no list of violations'];
    },
    log: async () => {
      const log = await call('GET', 'log');
      return Array.isArray(log) ? log : [];
    },
  };
}
