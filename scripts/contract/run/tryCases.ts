import fc from 'fast-check';
import { finding, type FindingPlace, placeIn, type Rule } from '../exchange/findings';
import type { SchemaChecks } from '../exchange/schemas';
import { bodiesOf, bodyContentOf } from '../model/samples';
import {
  type LocatedOperation,
  type OpenApiDocument,
  pointerOf,
  type SchemaObject,
} from '../model/openApi';
import { firstCall, type PlannedCall, planOf } from './callPlan';
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
import { headerValue } from '../exchange/exchange';
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

interface Body {
  readonly schema: SchemaObject;
  readonly examples: readonly unknown[];
}

function jsonBodyOf(document: OpenApiDocument, located: LocatedOperation): Body | null {
  const media = bodyContentOf(document, located.operation);
  if (media?.type !== 'application/json' || media.schema === undefined) return null;
  return { schema: media.schema, examples: bodiesOf(document, media) };
}

/** Returns a random selection of the items; the same seed gives the same selection. */
function chosenOf(all: readonly Breaking[], { count, seed }: Cases): readonly Breaking[] {
  const [picked = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), {
    seed,
    numRuns: 1,
  });
  return picked.slice(0, count);
}

/** An invalid call, and the place of its mistake. */
interface WrongCall {
  readonly call: PlannedCall;
  readonly place: FindingPlace;
  /** The mistake in one or two English words. */
  readonly detail: string;
}

/** Sends an invalid call; the backend must refuse it with a 4xx. */
async function refused(
  { document, run, caller }: CaseTrial,
  { call, place, detail }: WrongCall,
): Promise<void> {
  const { status } = await caller.exchange({ ...call, isMade: true });
  if (status >= 400 && status < 500) return;
  const rule = status >= 500 ? 'server-failed' : 'invalid-accepted';
  const details = { detail, expected: `4xx: ${detail}`, received: String(status) };
  const found = finding(rule, place, details);
  run.add(found, 'request', requestOf(document, call));
}

/** Sends bodies with one mistake each; the backend must refuse them. */
async function tryWrong(trial: CaseTrial, located: LocatedOperation, body: Body): Promise<void> {
  const { document, cases, checks } = trial;
  const [example] = body.examples;
  for (const { body: wrong, pointer, what } of chosenOf(
    breakingsOf(document, body.schema, example, checks),
    cases,
  )) {
    const call = callWith(trial, located, wrong);
    if (call === null) return;
    const detail = `${pointer === '' ? '/' : pointer} ${what}`;
    const place = placeIn(located, `/body${pointer}`, 'requestBody');
    await refused(trial, { call, place, detail });
  }
}

/** Sends forms with one mistake each; the backend must refuse them. */
async function tryForms(trial: CaseTrial, located: LocatedOperation): Promise<void> {
  const { document, ids } = trial;
  const media = bodyContentOf(document, located.operation);
  if (media?.type !== 'multipart/form-data') return;
  const [example] = bodiesOf(document, media);
  for (const { part, what, type, text, curl } of wrongForms(document, media, example)) {
    const call = planOf({ document, ids }, located).call({ type, text }, 0);
    if (call === null) return;
    await refused(trial, {
      call: { ...call, madeUp: { form: curl } },
      place: placeIn(located, `/body${pointerOf(part)}`, 'requestBody'),
      detail: `/${part} ${what}`,
    });
  }
}

/** Sends calls with one wrong parameter and a valid body; the backend must refuse them. */
async function tryParameters(trial: CaseTrial, located: LocatedOperation): Promise<void> {
  const { document, ids, checks } = trial;
  const call = firstCall({ document, ids }, located);
  if (call === null) return;
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

function callWith(
  { document, ids }: CaseTrial,
  located: LocatedOperation,
  body: unknown,
): PlannedCall | null {
  const text = JSON.stringify(body);
  const call = planOf({ document, ids }, located).call({ type: 'application/json', text }, 0);
  return call === null ? null : { ...call, isMade: true };
}

/** Sends generated valid bodies; if one gets a 5xx, reports the smallest such body. */
async function tryRight(trial: CaseTrial, located: LocatedOperation, body: Body): Promise<void> {
  const { document, run, caller, cases, checks } = trial;
  const isAllowed = (value: unknown): boolean =>
    checks.check(body.schema, value, 'request').broken.length === 0;
  const values = arbitraryOf(document, body.schema, false);
  // A call without a response is already reported, and a smaller body would not explain it.
  const failures: unknown[] = [];
  const holds = fc.asyncProperty(values, async (value) => {
    fc.pre(isAllowed(value));
    const call = callWith(trial, located, value);
    if (call === null || failures.length > 0) return true;
    try {
      return (await caller.exchange(call)).status < 500;
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
  const call = callWith(trial, located, smallest);
  if (call === null) return;
  const place = placeIn(located, '/status', 'requestBody');
  const found = finding('server-failed', place, { expected: '< 500', received: '5xx' });
  run.add(found, 'response', requestOf(document, call));
}

/** Tries an operation with generated valid bodies and with invalid calls. */
export async function tryCases(trial: CaseTrial, located: LocatedOperation): Promise<void> {
  if (trial.cases.count === 0) return;
  await tryParameters(trial, located);
  await tryForms(trial, located);
  const body = jsonBodyOf(trial.document, located);
  if (body === null) return;
  await tryWrong(trial, located, body);
  await tryRight(trial, located, body);
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
  const call = plan.call({ type: null, text: null }, 0);
  if (call === null) return;
  const route = createRouter(document);
  const [path = ''] = (callPrefix(document, located) + call.target).split('?');
  const method = METHODS.find((one) => route(one, path).kind === 'method-undocumented');
  if (method === undefined) return;
  const tried = { ...call, madeUp: { method } };
  const answer = await caller.exchange(tried);
  const rule = ruleOf(answer);
  if (rule === null) return;
  const place = placeIn(located, '/status');
  const said = { detail: method, expected: '405, Allow', received: String(answer.status) };
  run.add(finding(rule, place, said), 'response', requestOf(document, tried));
}
