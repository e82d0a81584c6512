import type { FieldError } from '../core/failure';
import { isRecord } from '../core/record';
import { operationIndex } from '../generated/operations';

/** Statuses with which a fault replaces the real response. */
export const STATUS_FAULTS = [
  '400',
  '401',
  '403',
  '404',
  '405',
  '406',
  '409',
  '422',
  '429',
  '500',
  '501',
  '502-html',
  '503',
] as const;

/** Faults of the connection: the client receives no complete response. */
const CONNECTION_FAULTS = ['timeout', 'drop', 'drop-mid-request', 'drop-mid-body'] as const;

/** Faults that change the real response's body but not its status. */
const BODY_FAULTS = [
  'empty-body',
  'broken-json',
  'null',
  'empty-object',
  'wrong-types',
  'many-items',
  'unknown-status',
  'hostile-text',
] as const;

/** Every kind of fault; `latency` only delays, so it can be combined with others. */
export const FAULT_KINDS = [
  ...STATUS_FAULTS,
  ...CONNECTION_FAULTS,
  ...BODY_FAULTS,
  'latency',
] as const;

export type StatusFault = (typeof STATUS_FAULTS)[number];
export type BodyFault = (typeof BODY_FAULTS)[number];
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A planted fault. It affects every call unless operationId, path or method is given. */
export interface Fault {
  kind: FaultKind;
  operationId?: string;
  /** A path of the contract (`/v1/user/{id}`) or a concrete one (`/v1/user/7`), with or without `/api`. */
  path?: string;
  method?: string;
  /** Number of affected calls; if undefined, the fault stays until it is removed. */
  times?: number;
  /** Number of matching calls that pass unaffected before the fault begins. */
  after?: number;
  /** Share of the matching calls to affect, from 0 to 1; 1 by default. */
  share?: number;
  /** Seed for `share`: the same seed affects the same calls of each operation. */
  seed?: number;
  /** Error message in the response of a status fault. */
  message?: string;
  /** Code of a status fault, such as CAPTCHA_REQUIRED; the status by default. */
  code?: string;
  fieldErrors?: FieldError[];
  /** `Retry-After` of a 429 or 503, 60 s by default. */
  retryAfterSeconds?: number;
  /** Milliseconds for `latency`. */
  latencyMs?: number;
  /**
   * True if the call is executed, and only its response is lost or replaced. Not possible for half a request
   * (`drop-mid-request`).
   */
  processed?: boolean;
}

function isFaultKind(word: unknown): word is FaultKind {
  return FAULT_KINDS.some((kind) => kind === word);
}

export function isStatusFault(kind: FaultKind): kind is StatusFault {
  return STATUS_FAULTS.some((one) => one === kind);
}

export function isBodyFault(kind: FaultKind): kind is BodyFault {
  return BODY_FAULTS.some((one) => one === kind);
}

/** Parses a fault from JSON of the control endpoint; returns a message if it is invalid. */
export function parseFault(raw: unknown): Fault | string {
  return isFault(raw) ? raw : (problemOf(raw) ?? '');
}

function isFault(raw: unknown): raw is Fault {
  return problemOf(raw) === null;
}

function problemOf(raw: unknown): string | null {
  if (!isRecord(raw)) return 'A fault is an object with a "kind".';
  if (!isFaultKind(raw.kind)) {
    return `Unknown kind of fault ${JSON.stringify(raw.kind)}; one of ${FAULT_KINDS.join(', ')}.`;
  }
  for (const name of ['operationId', 'path', 'method', 'message', 'code']) {
    if (raw[name] !== undefined && typeof raw[name] !== 'string') return `${name} is a string.`;
  }
  const { operationId } = raw;
  if (typeof operationId === 'string' && !Object.hasOwn(operationIndex, operationId)) {
    return `The contract has no operation ${JSON.stringify(operationId)}.`;
  }
  for (const name of ['times', 'after', 'latencyMs', 'retryAfterSeconds', 'seed']) {
    const value = raw[name];
    if (value !== undefined && !(Number.isSafeInteger(value) && Number(value) >= 0)) {
      return `${name} is a whole number, not negative.`;
    }
  }
  const { share } = raw;
  if (share !== undefined && !(typeof share === 'number' && share >= 0 && share <= 1)) {
    return 'share is a number from 0 to 1.';
  }
  return null;
}

/**
 * Parses faults of the command line: `operationId=kind` or `operationId=kind*times`, separated by
 * commas; `*` instead of an operation means every call. Example: `login=500*2,*=latency`.
 */
export function parseFaultFlag(flag: string): Fault[] {
  return flag
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [operationId = '', rest = ''] = part.trim().split('=');
      const [kind, times] = rest.split('*');
      const fault = parseFault({
        kind,
        ...(operationId === '*' ? {} : { operationId }),
        ...(times === undefined ? {} : { times: Number(times) }),
      });
      if (typeof fault === 'string') throw new Error(`Cannot read the fault "${part}": ${fault}`);
      return fault;
    });
}
