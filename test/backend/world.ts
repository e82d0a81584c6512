import type { Clock } from './core/clock';
import type { Randomness } from './core/randomness';
import type { TokenRegistry } from './core/tokenRegistry';
import type { Database } from './db';

/** How applications move: REQUESTED -> SCORING -> ACTIVE or DENIED (specification §4). */
interface ScoringSettings {
  /** Milliseconds that an application stays REQUESTED. */
  requestedMs: number;
  /** Milliseconds that it then stays SCORING. */
  scoringMs: number;
  /** Forces the decision; null leaves it to the offer's own. */
  outcome: 'ACTIVE' | 'DENIED' | null;
}

/** Steps of a claim after it was sent: UNDER_REVIEW -> decision -> PAID. */
export interface ClaimSettings {
  /** Milliseconds that a claim stays SUBMITTED. */
  submittedMs: number;
  /** Milliseconds that it then stays UNDER_REVIEW. */
  reviewMs: number;
  /** Milliseconds from the approval to the payment. */
  paymentMs: number;
  outcome: 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'DOCUMENTS_REQUESTED';
}

/**
 * How financing moves (specification §4): a request SEND_BANK -> PROCESSING -> agreement or CANCEL,
 * an object ORDERED -> FINANCED -> PARTIALLY_PAID -> REPAID.
 */
export interface FinancingSettings {
  /** Milliseconds that a request stays SEND_BANK. */
  sendBankMs: number;
  /** Milliseconds that it then stays PROCESSING. */
  processingMs: number;
  /** Forces the bank's decision; null leaves it to the offer's own. */
  outcome: 'APPROVED' | 'CANCEL' | null;
  /** Milliseconds that an object which moves stays in each of its statuses. */
  objectMs: number;
}

/** Settings of a scenario or the control endpoint, besides the rows of the database. */
export interface Settings {
  /** Names of the modules that the server offers. */
  modules: string[];
  scoring: ScoringSettings;
  claims: ClaimSettings;
  /**
   * Error of a service in place of its orders; none: every connected account works. CABINET is the backend
   * itself, whose health is DOWN then.
   */
  serviceErrors: Record<string, string>;
  financing: FinancingSettings;
  /** Code of every confirmation: a demo sends no mail, so it cannot be read there. */
  confirmationCode: string;
}

/** Fresh settings: a few seconds of scoring, so that a person sees every status. */
export function defaultSettings(): Settings {
  return {
    modules: ['debtors', 'finance', 'seller', 'sender'],
    scoring: { requestedMs: 2000, scoringMs: 3000, outcome: null },
    claims: { submittedMs: 3000, reviewMs: 5000, paymentMs: 5000, outcome: 'APPROVED' },
    serviceErrors: {},
    financing: { sendBankMs: 3000, processingMs: 4000, outcome: null, objectMs: 4000 },
    confirmationCode: '1234',
  };
}

/** Everything that a handler reads and changes. One world belongs to one backend. */
export interface World {
  readonly clock: Clock;
  readonly tokens: TokenRegistry;
  /** Replaced as a whole by a reset. */
  db: Database;
  randomness: Randomness;
  settings: Settings;
  /** Wrong sign-ins in a row, by login, and when the last one was; three of them ask for a captcha. */
  failedSignIns: Map<string, { count: number; at: number }>;
  /** Says something to the person who runs the backend, such as a confirmation code. */
  announce(text: string): void;
}
