import type { Fault } from '../backend/faults/fault';

/**
 * Meaning of a fault for the user. `refused`: the server refused, with its own message. `lost`: no response, or an
 * unreadable one, and the page shows that. `outage`: the browser is redirected to /unavailable. `odd`: a response with
 * a correct status that violates the contract.
 */
type FaultMeaning = 'refused' | 'lost' | 'outage' | 'odd';

export interface FaultCase {
  readonly name: string;
  readonly meaning: FaultMeaning;
  readonly fault: Omit<Fault, 'operationId' | 'times'>;
  /** Message that a screen shows by default. */
  readonly message: RegExp;
  /** Number of calls per click: only a 401 is sent again, once (src/session, S4 and S8). */
  readonly calls: number;
}

/** Messages of src/api/errors.ts: general, no connection, timeout. */
const UNKNOWN = /Произошла неизвестная ошибка/;
const NO_CONNECTION = /Нет связи с сервером/;
const TOO_LATE = /Сервер не ответил вовремя/;

type Refusal =
  | '400'
  | '401'
  | '403'
  | '404'
  | '405'
  | '406'
  | '409'
  | '422'
  | '429'
  | '500'
  | '501'
  | '503';

const refused = (kind: Refusal): FaultCase => ({
  name: kind,
  meaning: 'refused',
  fault: { kind, message: `Отказ номер ${kind}` },
  message: new RegExp(`Отказ номер ${kind}`),
  calls: kind === '401' ? 2 : 1,
});

const other = (
  meaning: FaultMeaning,
  kind: Fault['kind'],
  message: RegExp,
  more: Partial<Fault> = {},
): FaultCase => ({
  name: more.processed === true ? `${kind} after the work was done` : kind,
  meaning,
  fault: { kind, ...more },
  message,
  calls: 1,
});

const OUTAGE = /Сервис временно недоступен/;

/** Returns the faults as rows of a table of tests: the name for the title, and the fault. */
export function byName(faults: readonly FaultCase[]): (readonly [string, FaultCase])[] {
  return faults.map((fault) => [fault.name, fault]);
}

export const REFUSALS: readonly FaultCase[] = [
  refused('400'),
  refused('401'),
  refused('403'),
  refused('404'),
  refused('406'),
  refused('409'),
  refused('422'),
  refused('429'),
];

/** A server without a proposed call. It may answer 405 as well as 404. */
export const NO_SUCH_CALL: FaultCase = refused('405');

/** A server that explicitly does not implement a proposed call. */
export const NOT_IMPLEMENTED: FaultCase = other('outage', '501', OUTAGE);

export const OUTAGES: readonly FaultCase[] = [
  other('outage', '500', OUTAGE),
  NOT_IMPLEMENTED,
  other('outage', '502-html', OUTAGE),
  other('outage', '503', OUTAGE),
];

/** The service fails after it has executed the call. */
export const OUTAGE_AFTER_THE_WORK: FaultCase = other('outage', '500', OUTAGE, { processed: true });

/** Outages of an optional call: the page shows them, or ignores them. */
export const OUTAGES_OF_A_PART: readonly FaultCase[] = [
  refused('500'),
  refused('501'),
  other('refused', '502-html', UNKNOWN),
  refused('503'),
];

/** An outage of an optional call after its execution: a status or a second attempt shows the result. */
export const OUTAGE_OF_A_PART_AFTER_THE_WORK: FaultCase = other(
  'lost',
  '500',
  /Внутренняя ошибка сервера/,
  { processed: true },
);

/** The server does not execute the call and sends no response, as if the request had not arrived. */
export const UNSENT: readonly FaultCase[] = [
  other('lost', 'drop', NO_CONNECTION),
  other('lost', 'timeout', TOO_LATE),
];

/** The server has executed the call, but its response is lost. */
export const LOST_ANSWERS: readonly FaultCase[] = [
  other('lost', 'drop', NO_CONNECTION, { processed: true }),
  other('lost', 'timeout', TOO_LATE, { processed: true }),
  other('lost', 'drop-mid-body', new RegExp(`${NO_CONNECTION.source}|${UNKNOWN.source}`)),
];

/** The server has executed the call, but its response is not JSON. */
export const UNPARSED: readonly FaultCase[] = [
  other('lost', 'empty-body', UNKNOWN),
  other('lost', 'broken-json', UNKNOWN),
];

/** A 200 with null or an empty object. It does not count as a success. */
export const EMPTY: readonly FaultCase[] = [
  other('lost', 'null', UNKNOWN),
  other('lost', 'empty-object', UNKNOWN),
];

/** Executed calls whose response has no usable body. */
export const UNREADABLE: readonly FaultCase[] = [...UNPARSED, ...EMPTY];

export const INVALID_ANSWERS: readonly FaultCase[] = [
  other('odd', 'wrong-types', UNKNOWN),
  other('odd', 'many-items', UNKNOWN),
  other('odd', 'unknown-status', UNKNOWN),
  other('odd', 'hostile-text', UNKNOWN),
];

/**
 * Returns the next `count` faults for each case, so that all cases together cover all faults that a screen cannot
 * distinguish.
 */
export function inTurn(
  faults: readonly FaultCase[],
  at: number,
  count: number,
): readonly FaultCase[] {
  return Array.from({ length: count }).flatMap(
    (_, index) => faults[(at * count + index) % faults.length] ?? [],
  );
}
