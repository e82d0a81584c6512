import type { Clock } from './core/clock';
import type { Randomness } from './core/randomness';
import type { TokenRegistry } from './core/tokenRegistry';
import type { Database } from './db';

/** Simulation of applications: REQUESTED -> SCORING -> ACTIVE or DENIED; milliseconds in each status. */
interface ScoringSettings {
  requestedMs: number;
  scoringMs: number;
  /** Forced decision; null to use the decision of the offer. */
  outcome: 'ACTIVE' | 'DENIED' | null;
}

/** Simulation of a claim: SUBMITTED -> UNDER_REVIEW -> decision -> PAID; milliseconds in each status. */
export interface ClaimSettings {
  submittedMs: number;
  reviewMs: number;
  /** Milliseconds from the approval to the payment. */
  paymentMs: number;
  outcome: 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'DOCUMENTS_REQUESTED';
}

/**
 * Simulation of financing: a request SEND_BANK -> PROCESSING -> agreement or CANCEL, an object ORDERED -> FINANCED ->
 * PARTIALLY_PAID -> REPAID; milliseconds in each status.
 */
export interface FinancingSettings {
  sendBankMs: number;
  processingMs: number;
  /** Forced decision of the bank; null to use the decision of the offer. */
  outcome: 'APPROVED' | 'CANCEL' | null;
  /** Milliseconds in each status of a moving object. */
  objectMs: number;
}

/** Settings of a scenario or of the control endpoint. They are not rows of the database. */
export interface Settings {
  modules: string[];
  scoring: ScoringSettings;
  claims: ClaimSettings;
  /**
   * Error description by service. A connected service with an entry has the health ERROR; with an entry for CABINET,
   * the backend itself, it is DOWN.
   */
  serviceErrors: Record<string, string>;
  financing: FinancingSettings;
  /** Code of every confirmation, because the demo sends no mail. */
  confirmationCode: string;
}

/** Returns the default settings: a few seconds of scoring, so users see every status. */
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

export interface World {
  readonly clock: Clock;
  readonly tokens: TokenRegistry;
  /** The database; a reset replaces it. */
  db: Database;
  randomness: Randomness;
  settings: Settings;
  /** Consecutive failed sign-ins by login, with the time of the last one; three require a captcha. */
  failedSignIns: Map<string, { count: number; at: number }>;
  /** Prints a message for the developer, such as a confirmation code. */
  announce(text: string): void;
}
