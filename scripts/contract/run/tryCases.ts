import fc from 'fast-check';
import { finding, type FindingPlace, placeIn, type Rule } from '../exchange/findings';
import type { SchemaChecks } from '../exchange/schemas';
import { bodiesOf, bodyContentOf } from '../model/samples';
import { type LocatedOperation, type OpenApiDocument, pointerOf } from '../model/openApi';
import { type PlannedCall, planOf } from './callPlan';
import { type Answer, type Caller, requestOf } from './caller';
import type { KnownIds } from './knownIds';
import type { LiveRun } from './liveRun';
import { arbitraryOf } from './arbitraryOf';
import {
  type Breaking,
  breakingsOf,
  withParameter,
  wrongForms,
  wrongParameters,
} from './wrongCalls';
import { headerValue, parsedBody } from '../exchange/exchange';
import { createRouter } from '../exchange/routes';
import { callPrefix } from '../model/address';

export interface Cases {
  /** Number of valid and of invalid bodies for one operation. */
  readonly count: number;
  readonly seed: number;
}

interface CaseTrial {
  readonly document: OpenApiDocument;
  readonly caller: Caller;
  readonly ids: KnownIds;
  readonly run: LiveRun;
  readonly checks: SchemaChecks;
  readonly cases: Cases;
}

/** An operation with a body, and the only content of this body. */
interface Trying {
  readonly located: LocatedOperation;
  readonly media: NonNullable<ReturnType<typeof bodyContentOf>>;
}

/** A call with a body of the contract, and the status of its response. */
export interface Sent {
  readonly call: PlannedCall;
  readonly status: number;
}

/** Kinds of mistakes in the order of the trials; bounds and formats come last. */
const KINDS: readonly string[] = ['missing', 'null', 'unknown value', 'type'];

function rankOf({ what }: Breaking): number {
  return KINDS.includes(what) ? KINDS.indexOf(what) : KINDS.length;
}

/** Returns as many items as `count`, kind by kind, at random within a kind; the same seed gives the same selection. */
function chosenOf<Item extends Breaking>(all: readonly Item[], { count, seed }: Cases): Item[] {
  const [picked = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), {
    seed,
    numRuns: 1,
  });
  return picked.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, count);
}

/** An invalid call, and the place of its mistake. */
interface WrongCall {
  readonly call: PlannedCall;
  readonly place: FindingPlace;
  /** The mistake in one or two English words. */
  readonly detail: string;
}

/** Sends an invalid call; the backend must refuse it with a 4xx. Returns the status. */
async function refused(
  { document, run, caller }: CaseTrial,
  { call: planned, place, detail }: WrongCall,
): Promise<number> {
  const call = { ...planned, madeUp: { ...planned.madeUp, isWrong: true } } as const;
  const { status } = await caller.exchange(call);
  if (status >= 400 && status < 500) return status;
  const rule = status >= 500 ? 'server-failed' : 'invalid-accepted';
  const details = { detail, expected: `4xx: ${detail}`, received: String(status) };
  run.add(finding(rule, place, details), 'request', requestOf(document, call));
  return status;
}

/** Returns bodies with one mistake each, made of the contract's examples as they were sent. */
function wrongBodies(
  { document, checks }: CaseTrial,
  { located, media }: Trying,
  sent: readonly Sent[],
): (WrongCall & Breaking)[] {
  const { schema } = media;
  if (media.type !== 'application/json' || schema === undefined) return [];
  const examples = bodiesOf(document, media).map((one) => JSON.stringify(one));
  const all = sent.flatMap(({ call }) =>
    breakingsOf(document, schema, parsedBody(call.body), checks).map((one) => ({ ...one, call })),
  );
  const different = new Map(all.toReversed().map((one) => [`${one.pointer} ${one.what}`, one]));
  return [...different.values()].toReversed().map((one) => {
    const { example, ...call } = one.call;
    // A report may show what was made of an example, but not ids of the backend or values of the user.
    const isMade = examples[example ?? -1] === call.body;
    return {
      ...one,
      call: { ...call, body: JSON.stringify(one.body), isMade },
      place: placeIn(located, `/body${one.pointer}`, 'requestBody'),
      detail: `${one.pointer === '' ? '/' : one.pointer} ${one.what}`,
    };
  });
}

/** Returns forms with one mistake each. */
function wrongFormCalls(
  { document }: CaseTrial,
  { located, media }: Trying,
  { call }: Sent,
): WrongCall[] {
  if (media.type !== 'multipart/form-data') return [];
  const [example] = bodiesOf(document, media);
  return wrongForms(document, media, example).map(({ part, what, type, text, curl }) => ({
    call: {
      ...call,
      headers: { ...call.headers, 'Content-Type': type },
      body: text,
      madeUp: { form: curl },
    },
    place: placeIn(located, `/body${pointerOf(part)}`, 'requestBody'),
    detail: `/${part} ${what}`,
  }));
}

/** Statuses that may come from the address or the state of the data, whatever the body is. */
const OF_DATA: readonly number[] = [401, 403, 404, 405, 409];

/**
 * Sends bodies with one mistake each; the backend must refuse them. A refusal that may come from the data proves
 * nothing unless a right body succeeds at the same address.
 */
async function tryWrong(
  trial: CaseTrial,
  trying: Trying,
  [first, ...others]: readonly [Sent, ...Sent[]],
): Promise<void> {
  const { document, run, caller, cases } = trial;
  const { located } = trying;
  const bodies = wrongBodies(trial, trying, [first, ...others]);
  const forms = wrongFormCalls(trial, trying, first);
  const wrong = [...chosenOf(bodies, cases), ...forms];
  let unsure = 0;
  for (const one of wrong) if (OF_DATA.includes(await refused(trial, one))) unsure += 1;
  const { status } = unsure === 0 ? first : await caller.exchange(first.call);
  const untried = status < 300 ? 0 : unsure;
  const all = bodies.length + forms.length;
  run.noteCases(located.operation.operationId, { tried: wrong.length - untried, all });
  if (untried === 0) return;
  const said = { expected: '2xx', received: String(status) };
  const found = finding('cases-untried', placeIn(located, '/body', 'requestBody'), said);
  run.add(found, 'request', requestOf(document, { isMade: false, ...first.call }));
}

/** Sends calls with one wrong parameter and a valid body; the backend must refuse them. */
async function tryParameters(
  trial: CaseTrial,
  located: LocatedOperation,
  { call }: Sent,
): Promise<void> {
  const { document, checks } = trial;
  for (const parameter of located.parameters) {
    const { in: place, name } = parameter;
    if (place !== 'path' && place !== 'query') continue;
    for (const { text, what } of wrongParameters(document, parameter, checks)) {
      const target = withParameter(located.path, call.target, parameter, text);
      await refused(trial, {
        call: { ...call, target, isMade: false, madeUp: { parameter: text ?? '' } },
        place: placeIn(located, pointerOf(place, name)),
        detail: `${name} ${what}`,
      });
    }
  }
}

/** Sends generated valid bodies; if one gets a 5xx, reports the smallest such body. */
async function tryRight(
  trial: CaseTrial,
  { located, media: { type, schema } }: Trying,
  { call: { example: _example, ...call } }: Sent,
): Promise<void> {
  if (type !== 'application/json' || schema === undefined) return;
  const { document, run, caller, cases, checks } = trial;
  const isAllowed = (value: unknown): boolean =>
    checks.check(schema, value, 'request').broken.length === 0;
  const values = arbitraryOf(document, schema, false);
  const callWith = (value: unknown) => ({ ...call, body: JSON.stringify(value), isMade: true });
  // A call without a response is already reported, and a smaller body would not explain it.
  const failures: unknown[] = [];
  const holds = fc.asyncProperty(values, async (value) => {
    fc.pre(isAllowed(value));
    if (failures.length > 0) return true;
    try {
      return (await caller.exchange(callWith(value))).status < 500;
    } catch (error) {
      failures.push(error);
      return true;
    }
  });
  const { count, seed } = cases;
  const { counterexample } = await fc.check(holds, {
    numRuns: count,
    seed,
    maxSkipsPerRun: 20,
  });
  if (failures.length > 0) throw failures[0];
  if (counterexample === null) return;
  const [smallest] = counterexample;
  const place = placeIn(located, '/status', 'requestBody');
  const found = finding('server-failed', place, { expected: '< 500', received: '5xx' });
  run.add(found, 'response', requestOf(document, callWith(smallest)));
}

/**
 * Tries an operation with generated valid bodies and with invalid calls.
 * @param sent calls just made with the bodies of the contract; the trials use the addresses and bodies of successful
 *   calls, or of all if none succeeded
 */
export async function tryCases(
  trial: CaseTrial,
  located: LocatedOperation,
  sent: readonly Sent[],
): Promise<void> {
  const succeeded = sent.filter(({ status }) => status < 300);
  const [first, ...others] = succeeded.length > 0 ? succeeded : sent;
  // An operation that is not built yet refuses everything.
  if (first === undefined || first.status === 501) return;
  await tryParameters(trial, located, first);
  const media = bodyContentOf(trial.document, located.operation);
  if (media === null) return;
  const trying = { located, media };
  await tryWrong(trial, trying, [first, ...others]);
  await tryRight(trial, trying, first);
}

/** Methods to try, in order of increasing effect. */
const METHODS: readonly string[] = ['PATCH', 'PUT', 'POST', 'DELETE'];

/**
 * Statuses that any method may get, because the caller lacks a permission or the server does not support the method.
 */
const OF_ANY_METHOD: readonly number[] = [401, 403, 501];

function ruleOf({ status, headers }: Answer): Rule | null {
  if (OF_ANY_METHOD.includes(status)) return null;
  if (status >= 500) return 'server-failed';
  if (status < 300) return 'method-accepted';
  return status === 405 && headerValue(headers, 'allow') !== null ? null : 'method-refusal';
}

/**
 * Calls an operation's path with a method that the contract does not describe for it. The backend must refuse it with
 * 405 and `Allow`, or with a status of `OF_ANY_METHOD`.
 */
export async function tryMethod(
  { document, caller, ids, run }: Pick<CaseTrial, 'document' | 'caller' | 'ids' | 'run'>,
  located: LocatedOperation,
): Promise<void> {
  const plan = planOf({ document, ids }, located);
  const route = createRouter(document);
  let last: { method: string; tried: PlannedCall; answer: Answer } | null = null;
  // A backend may look for the entity before it looks at the method, so other ids are tried after a 404.
  for (let turn = 0; last === null || last.answer.status === 404; turn += 1) {
    const call = plan.call({ type: null, text: null }, turn);
    if (call === null) break;
    const [path = ''] = (callPrefix(document, located) + call.target).split('?');
    const method = METHODS.find((one) => route(one, path).kind === 'method-undocumented');
    if (method === undefined) return;
    const tried: PlannedCall = { ...call, madeUp: { method } };
    last = { method, tried, answer: await caller.exchange(tried) };
  }
  if (last === null) return;
  const { method, tried, answer } = last;
  const rule = ruleOf(answer);
  if (rule === null) return;
  const place = placeIn(located, '/status');
  const said = { detail: method, expected: '405, Allow', received: String(answer.status) };
  run.add(finding(rule, place, said), 'response', requestOf(document, tried));
}
