import type { FieldError } from '../core/failure';
import { nearest } from '../../../scripts/contract/model/nearest';
import { ControlError, flag, oneOf, readInput, share, text, wholeNumber } from '../controlInput';
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

export function isStatusFault(kind: FaultKind): kind is StatusFault {
  return STATUS_FAULTS.some((one) => one === kind);
}

export function isBodyFault(kind: FaultKind): kind is BodyFault {
  return BODY_FAULTS.some((one) => one === kind);
}

const OPERATIONS = Object.entries(operationIndex);

const FIELDS = {
  kind: oneOf(FAULT_KINDS),
  operationId: text,
  path: text,
  method: text,
  times: wholeNumber,
  after: wholeNumber,
  share,
  seed: wholeNumber,
  message: text,
  code: text,
  fieldErrors: readFieldErrors,
  retryAfterSeconds: wholeNumber,
  latencyMs: wholeNumber,
  processed: flag,
};

/**
 * Parses a fault from JSON of the control endpoint.
 * @throws ControlError if it is invalid, or if it can hit no call of the contract
 */
export function parseFault(raw: unknown): Fault {
  const { kind, ...rest } = readInput(raw, FIELDS);
  if (kind === undefined)
    throw new ControlError(`kind is missing; one of ${FAULT_KINDS.join(', ')}.`);
  const { operationId, path, method } = rest;
  if (operationId !== undefined && !Object.hasOwn(operationIndex, operationId)) {
    const near = nearest(operationId, Object.keys(operationIndex));
    throw new ControlError(`The contract has no operation "${operationId}"; near names: ${near}.`);
  }
  const isHit = OPERATIONS.some(
    ([name, one]) =>
      (operationId ?? name) === name &&
      (method?.toLowerCase() ?? one.method) === one.method &&
      (path === undefined || isPathOf(one.path, path)),
  );
  const aim = [operationId, method, path].filter(Boolean).join(' ');
  if (!isHit) throw new ControlError(`The contract has no call ${aim}.`);
  return { kind, ...rest };
}

/** Returns whether `path`, with parameters in braces or concrete, with or without `/api`, belongs to a template. */
function isPathOf(template: string, path: string): boolean {
  const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^(/api)?${pattern}$`).test(path);
}

function readFieldErrors(_name: string, value: unknown): FieldError[] {
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => {
    const { field = '', message = '' } = readInput(one, { field: text, message: text });
    return { field, message };
  });
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
      try {
        return parseFault({
          kind,
          ...(operationId === '*' ? {} : { operationId }),
          ...(times === undefined ? {} : { times: Number(times) }),
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : '';
        throw new Error(`Cannot read the fault "${part}": ${reason}`, { cause: error });
      }
    });
}
