import { type CheckedRequest, type LiveExchange, parsedBody } from '../exchange/exchange';
import { finding, placeIn } from '../exchange/findings';
import type { LocatedOperation, OpenApiDocument } from '../model/openApi';
import { callPrefix } from '../model/address';
import {
  type CallPlan,
  demandsToken,
  isSafe,
  type PlannedCall,
  planOf,
  takesToken,
  withIdentity,
} from './callPlan';
import { createKnownIds, type KnownIds } from './knownIds';
import type { LiveRun } from './liveRun';
import { missingRow, PLAIN_SEARCH, searchProbes } from './searchProbes';
import { NoAnswer } from './coverage';
import { createContractChecker } from '../exchange/checker';

/**
 * Sends a call to a backend. `path` includes the query and the prefix of the contract's server.
 * @throws NoAnswer if the backend did not respond
 */
export type Send = (call: {
  readonly method: string;
  readonly path: string;
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}) => Promise<Omit<LiveExchange, 'request'>>;

interface CallerOptions {
  readonly document: OpenApiDocument;
  readonly run: LiveRun;
  readonly send: Send;
  /** Returns the headers with the credentials of the caller. */
  readonly identity: (located: LocatedOperation) => Readonly<Record<string, string>>;
  /** Maximum number of ids that are tried until a call succeeds. */
  readonly tries: number;
  readonly ids?: KnownIds;
  /** True to also call each list with all its filters and sort orders. */
  readonly searches?: boolean;
  /** Operations that were called without a token. If undefined, there are no such calls. */
  readonly unsigned?: Set<string>;
  readonly examples?: Pick<ReturnType<typeof createExampleLog>, 'note'>;
}

export interface Answer extends Pick<LiveExchange['response'], 'status' | 'headers'> {
  /** Parsed JSON; undefined if the body is not JSON. */
  readonly body: unknown;
}

/** Calls operations with the contract's examples, and passes every exchange to the checker. */
export interface Caller {
  /**
   * @returns the reason why the operation could not be called; null if it was called
   * @throws NoAnswer if the backend did not respond; the run has already recorded it
   */
  call: (located: LocatedOperation) => Promise<'no-body' | null>;
  exchange: (call: PlannedCall) => Promise<Answer>;
  /** Operations that have returned a success. */
  readonly succeeded: ReadonlySet<string>;
  /** Status of each operation that was called: a success, otherwise the last one. Generated calls do not count. */
  readonly answers: ReadonlyMap<string, number>;
}

/**
 * Makes a call and reports its result to the run.
 * @throws NoAnswer if the backend did not respond
 */
export async function askAndTell(
  run: LiveRun,
  send: Send,
  call: Parameters<Send>[0],
  made: Pick<CheckedRequest, 'isShown' | 'madeUp'> = {},
): ReturnType<Send> {
  const request = { ...call, url: call.path, ...made };
  try {
    const answer = await send(call);
    run.take({ request, ...answer });
    return answer;
  } catch (error) {
    if (error instanceof NoAnswer) run.silent(request, error.silence);
    throw error;
  }
}

/** Returns a planned call as a request for the report, which may show its body unless `isMade` is false. */
export function requestOf(
  document: OpenApiDocument,
  { located, target, headers, body, isMade = true, madeUp }: PlannedCall,
): CheckedRequest {
  const method = located.method.toUpperCase();
  return {
    method,
    url: callPrefix(document, located) + target,
    headers,
    body,
    isShown: isMade,
    madeUp,
  };
}

export function createCaller(options: CallerOptions): Caller {
  const { document, run, send, identity, tries, ids = createKnownIds() } = options;
  const { searches = false, unsigned, examples } = options;

  const answers = new Map<string, number>();
  const succeeded = new Set<string>();

  /** Body of the operation's last successful response. */
  let answered: unknown;

  /** Calls an operation once without a token, if the contract requires one; a success is then a finding. */
  async function askUnsigned(call: PlannedCall): Promise<void> {
    const { operationId } = call.located.operation;
    const isAsked = call.madeUp !== undefined || unsigned?.has(operationId) !== false;
    if (isAsked || !demandsToken(document, call.located)) return;
    unsigned.add(operationId);
    await exchangeOf({ ...call, madeUp: { isUnsigned: true } });
  }

  function reportUnsigned({ located, ...call }: PlannedCall, status: number): void {
    if (unsigned === undefined || !demandsToken(document, located)) return;
    const said = { expected: '401', received: String(status) };
    const found = finding('auth-ignored', placeIn(located, '/status'), said);
    const madeUp = { ...call.madeUp, isUnsigned: true } as const;
    run.add(found, 'response', requestOf(document, { isMade: false, ...call, located, madeUp }));
  }

  async function exchangeOf(call: PlannedCall): Promise<Answer> {
    const { located, target, headers, body, isMade = false, madeUp = {} } = call;
    const { operationId } = located.operation;
    const prefix = callPrefix(document, located);
    const isSigned = takesToken(document, located) && madeUp.isUnsigned !== true;
    const who = isSigned ? identity(located) : {};
    const isKnown = Object.keys(who).length > 0;
    // The call without a token must be first, because an entity can be deleted only once.
    const isFirst = isKnown && located.method === 'delete';
    if (isFirst) await askUnsigned(call);
    const request = {
      method: madeUp.method ?? located.method.toUpperCase(),
      prefix,
      path: prefix + target,
      headers: withIdentity(headers, who),
      body,
    };
    const { response } = await askAndTell(run, send, request, {
      isShown: isMade,
      madeUp: call.madeUp,
    });
    const { status } = response;
    const answer = { status, headers: response.headers, body: parsedBody(response.body) };
    if (madeUp.method !== undefined) return answer;
    const isOwn = !isMade && call.madeUp === undefined;
    if (isOwn && !succeeded.has(operationId)) answers.set(operationId, status);
    examples?.note(call, status);
    // If the entity does not exist, the call without a token proves nothing, so it is repeated later.
    if (isFirst && status >= 300) unsigned?.delete(operationId);
    if (status >= 300) return answer;
    if (!isKnown) reportUnsigned(call, status);
    if (isKnown && !isFirst) await askUnsigned(call);
    succeeded.add(operationId);
    answered = answer.body ?? null;
    // Entities of generated bodies would take the place of the ids that calls need.
    if (!isOwn) return answer;
    ids.learn(located.path, answered, located.method === 'post' && !isSafe(located));
    return answer;
  }

  /** Calls a list with every filter and every sort order of the contract. */
  async function probe(located: LocatedOperation, plan: CallPlan, known: unknown): Promise<void> {
    const planned = (body: object): PlannedCall | null =>
      plan.call({ type: 'application/json', text: JSON.stringify(body) }, 0);
    async function ask(body: object): Promise<unknown> {
      const call = planned(body);
      answered = undefined;
      if (call !== null) await exchangeOf(call);
      return answered;
    }
    const searching = searchProbes(document, located, known);
    const plain = searching.length === 0 ? undefined : await ask(PLAIN_SEARCH);
    for (const body of searching) {
      const answer = await ask(body);
      const missing = await missingRow(document, located, body, { plain, answer }, ask);
      const call = missing === null ? null : planned(body);
      if (missing !== null && call !== null)
        run.add(missing, 'response', requestOf(document, call));
    }
  }

  return {
    answers,
    succeeded,
    exchange: exchangeOf,
    call: async (located) => {
      const plan = planOf({ document, ids }, located);
      answered = undefined;
      for (const body of plan.bodies) {
        for (let turn = 0; turn < tries; turn += 1) {
          const call = plan.call(body, turn);
          if (call === null || (await exchangeOf(call)).status < 300) break;
        }
      }
      if (searches && answered !== undefined) await probe(located, plan, answered);
      return plan.bodies.length === 0 ? 'no-body' : null;
    },
  };
}

/** Statuses with which the backend refuses the body; other statuses depend on the data or the user. */
const OF_BODY: readonly number[] = [400, 415, 422];
const OF_CALLER: readonly number[] = [401, 403];

/** Collects the statuses for the contract's example bodies, over all users. */
export function createExampleLog(document: OpenApiDocument) {
  const seen = new Map<string, { readonly call: PlannedCall; readonly statuses: Set<number> }>();

  return {
    note: (call: PlannedCall, status: number): void => {
      const { located, example, isMade, madeUp } = call;
      if (example === undefined || isMade === true || madeUp !== undefined) return;
      const key = `${located.operation.operationId} ${example}`;
      const { statuses = new Set<number>() } = seen.get(key) ?? {};
      if (!OF_CALLER.includes(status)) seen.set(key, { call, statuses: statuses.add(status) });
    },
    /** Reports examples that the backend refused every time. */
    tell: (run: LiveRun): void => {
      const checker = createContractChecker(document);
      for (const { call, statuses } of seen.values()) {
        const request = requestOf(document, { isMade: false, ...call });
        if (![...statuses].every((one) => OF_BODY.includes(one))) continue;
        if (checker.checkRequest(request).some((one) => one.class === 'breaking')) continue;
        const place = placeIn(call.located, '/body', 'requestBody');
        const detail = `#${Number(call.example) + 1}`;
        const said = { detail, expected: '2xx', received: [...statuses].join(', ') };
        run.add(finding('example-refused', place, said), 'request', request);
      }
    },
  };
}
