import { isDeepStrictEqual } from 'node:util';
import { pathShape } from '../model/address';
import { finding, placeIn } from '../exchange/findings';
import { nodeOf } from '../model/documentView';
import {
  isRecord,
  type LocatedOperation,
  type OpenApiDocument,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import { firstCall, inCallOrder, isSafe, type PlannedCall, planOf } from './callPlan';
import { type Answer, type Caller, requestOf } from './caller';
import { type KnownIds, LINK, linkedBody, patchedBody } from './knownIds';
import type { LiveRun } from './liveRun';
import { rowsOf } from './listFindings';
import { answerSchemaOf, bodyContentOf } from '../model/samples';
import { createSchemaChecks } from '../exchange/schemas';
import { type Cases, type Sent, tryCases, tryMethod } from './tryCases';

/** One user of the check, with the ids that this user has received. */
export interface Session {
  readonly caller: Caller;
  readonly ids: KnownIds;
}

export interface Watching extends Session {
  readonly document: OpenApiDocument;
  readonly operations: readonly LocatedOperation[];
  readonly run: LiveRun;
  readonly sessions: readonly Session[];
}

/** Calls the first safe operation that `isMeant` accepts, at `address`; null if there is none. */
async function read(
  { document, operations, caller, ids }: Watching,
  isMeant: (located: LocatedOperation) => boolean,
  address: string,
): Promise<Answer | null> {
  const located = operations.find((one) => isSafe(one) && isMeant(one));
  if (located === undefined) return null;
  const call = firstCall({ document, ids }, located);
  if (call === null) return null;
  const [, query] = call.target.split('?');
  return caller.exchange({
    ...call,
    target: query === undefined ? address : `${address}?${query}`,
  });
}

/** Reads an entity at its path, or as a row of its list. Undefined if neither is possible. */
async function shown(watching: Watching, { located, target }: PlannedCall): Promise<unknown> {
  const [address = ''] = target.split('?');
  const isItem = (one: LocatedOperation) =>
    one.method === 'get' && pathShape(one.path) === pathShape(located.path);
  const item = await read(watching, isItem, address);
  if (item !== null) return item.status < 300 ? item.body : undefined;
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  for (const end of ['', '/find']) {
    const isList = ({ path }: LocatedOperation) => path === parentOf(located.path) + end;
    const list = await read(watching, isList, parentOf(address) + end);
    const id = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
    if (list !== null) {
      return rowsOf(list.body).find((row) => isRecord(row) && String(row['id']) === id);
    }
  }
  return undefined;
}

function tell(
  { document, run, sessions }: Watching,
  rule: 'created-not-there' | 'deleted-still-there',
  call: PlannedCall,
  said: { readonly expected: string; readonly received: string },
): void {
  const found = finding(rule, placeIn(call.located, '/status'), said);
  // A single user may create entities that only other users can read, so this is a warning.
  const isUnsure = rule === 'created-not-there' && sessions.length === 1;
  const shown = isUnsure ? { ...found, class: 'warn' as const } : found;
  run.add(shown, 'response', requestOf(document, { isMade: false, ...call }));
}

/**
 * Deletes an entity, and reads it before and after. A changed entity counts as deleted, because some backends only mark
 * it.
 */
async function remove(watching: Watching, call: PlannedCall): Promise<Answer> {
  const before = await shown(watching, call);
  const answer = await watching.caller.exchange(call);
  // With a 202, the deletion comes later.
  if (answer.status >= 300 || answer.status === 202 || !isRecord(before)) return answer;
  if (!isDeepStrictEqual(await shown(watching, call), before)) return answer;
  const details = { expected: '404', received: String(answer.status) };
  tell(watching, 'deleted-still-there', call, details);
  return answer;
}

/** Creates an entity, and reports a finding if no user can read it by its id. */
async function make(watching: Watching, call: PlannedCall): Promise<Answer> {
  const answer = await watching.caller.exchange(call);
  const { id } = nodeOf(answer.body);
  if (answer.status >= 300 || answer.status === 202) return answer;
  if (typeof id !== 'string' && typeof id !== 'number') return answer;
  const [address = ''] = call.target.split('?');
  const isItem = (one: LocatedOperation) =>
    one.method === 'get' && pathShape(one.path) === `${pathShape(call.located.path)}/{}`;
  const { caller, sessions } = watching;
  for (const session of [watching, ...sessions.filter((one) => one.caller !== caller)]) {
    const reading = { ...watching, ...session };
    const item = await read(reading, isItem, `${address}/${encodeURIComponent(id)}`);
    if (item === null || (item.status !== 404 && item.status !== 410)) return answer;
  }
  tell(watching, 'created-not-there', call, { expected: '200', received: '404' });
  return answer;
}

/** Makes a call that changes data, and checks that a created entity exists, or that a deleted one is gone. */
function exchangeAndLook(watching: Watching, call: PlannedCall): Promise<Answer> {
  const { method } = call.located;
  if (method === 'delete') return remove(watching, call);
  return method === 'post' ? make(watching, call) : watching.caller.exchange(call);
}

/** Values for request bodies by operationId; they replace parts of the contract's examples. */
type GivenValues = Readonly<Record<string, unknown>>;

/** Maximum number of ids to try until a call succeeds: five of the backend, and the contract's own. */
const TRIES = 6;

interface WriteCalling extends Watching {
  readonly values: GivenValues;
}

/**
 * Makes a call with each example of the contract, with ids from earlier responses until one succeeds; returns the last
 * call with each example.
 */
async function writeCall(calling: WriteCalling, located: LocatedOperation): Promise<Sent[]> {
  const { document, ids, values } = calling;
  const plan = planOf({ document, ids }, located);
  const patch = values[located.operation.operationId];
  const sent = new Set<string>();
  const last = new Map<unknown, Sent>();
  for (const shown of plan.bodies) {
    const { type, text } = shown;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const isJson = type === 'application/json' && text !== null;
      const example: unknown = isJson ? JSON.parse(text) : null;
      // The first try uses the example, because a demo backend may have its ids.
      const linked =
        turn === 0
          ? example
          : linkedBody(example, (name) => ids.named(located.path, name, turn - 1));
      const written = patch === undefined ? linked : patchedBody(linked, patch);
      const body = { ...shown, text: isJson ? JSON.stringify(written) : text };
      const call = plan.call(body, turn) ?? plan.call(body, 0);
      const key = `${call?.target} ${body.text}`;
      if (call === null || sent.has(key)) continue;
      sent.add(key);
      const { status } = await exchangeAndLook(calling, call);
      last.set(shown, { call, status });
      if (status < 300) break;
    }
  }
  return [...last.values()];
}

function linksIn(
  document: OpenApiDocument,
  node: SchemaObject | undefined,
  depth = 0,
): readonly string[] {
  if (node === undefined || depth > 6) return [];
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schemaOf(document, node);
  const parts = [...allOf, ...oneOf, ...anyOf, ...(items === undefined ? [] : [items])];
  return [
    ...Object.keys(properties).filter((name) => LINK.test(name)),
    ...[...Object.values(properties), ...parts].flatMap((one) => linksIn(document, one, depth + 1)),
  ];
}

function neededBy(document: OpenApiDocument, { operation }: LocatedOperation): readonly string[] {
  return linksIn(document, bodyContentOf(document, operation)?.schema);
}

function givenBy(document: OpenApiDocument, { operation }: LocatedOperation): readonly string[] {
  return Object.keys(operation.responses)
    .filter((status) => status.startsWith('2'))
    .flatMap((status) => linksIn(document, answerSchemaOf(document, operation, status)));
}

/** Sorts calls so that each one follows the calls whose responses it needs. */
function inOrderOfNeed(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
): LocatedOperation[] {
  const waiting = new Set(inCallOrder(operations));
  const ordered: LocatedOperation[] = [];
  while (waiting.size > 0) {
    const givers = (name: string, but: LocatedOperation): boolean =>
      [...waiting].some((one) => one !== but && givenBy(document, one).includes(name));
    const ready = [...waiting].find((one) =>
      neededBy(document, one).every((name) => !givers(name, one)),
    );
    // Calls that need each other's responses stay in their order.
    const next = ready ?? [...waiting][0];
    if (next === undefined) break;
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** Returns true if this call should end the caller's session or replace its tokens, according to its name. */
function endsSession({ operation: { operationId } }: LocatedOperation): boolean {
  return /logout|signOut|changePassword|refreshToken/i.test(operationId);
}

/** Groups the calls that change data: creations and changes, deletions, the end of the session. */
function callRounds(document: OpenApiDocument, operations: readonly LocatedOperation[]) {
  const unsafe = operations.filter((one) => !isSafe(one));
  const lasting = unsafe.filter((one) => !endsSession(one));
  return {
    writes: inOrderOfNeed(
      document,
      lasting.filter(({ method }) => method !== 'delete'),
    ),
    // Parts are deleted before their owner: `/request/form/founder/{id}` before `/request/{id}`.
    deletions: lasting
      .filter(({ method }) => method === 'delete')
      .toSorted((one, other) => other.path.split('/').length - one.path.split('/').length),
    endings: unsafe.filter(endsSession),
  };
}

/** Options of calls that change data, for a backend that is thrown away. */
export interface Writes extends Cases {
  readonly values: GivenValues;
}

interface WritePhase {
  readonly document: OpenApiDocument;
  readonly operations: readonly LocatedOperation[];
  readonly run: LiveRun;
  readonly writes: Writes;
  readonly sessions: readonly Session[];
  /** Returns true for an operation of `--only`; the others serve for their ids alone. */
  readonly isMeant: (located: LocatedOperation) => boolean;
  /** Calls each operation once; resolves to false if the server stopped responding. */
  readonly each: (
    call: (located: LocatedOperation) => Promise<unknown>,
    operations: readonly LocatedOperation[],
  ) => Promise<boolean>;
}

/**
 * Calls each operation that changes data as one user after another until one succeeds: creations and changes, reads,
 * trials of valid and wrong calls, deletions, ends of sessions. Repeats creations, changes and deletions that failed.
 */
export async function writePhase(phase: WritePhase): Promise<void> {
  const { document, operations, run, writes, sessions, isMeant, each } = phase;
  const { writes: changing, deletions, endings } = callRounds(document, operations);
  const reading = operations.filter(isSafe);
  const watching = { document, operations, run, sessions, values: writes.values };
  const isDone = ({ operation: { operationId } }: LocatedOperation): boolean =>
    sessions.some(({ caller }) => caller.succeeded.has(operationId));

  async function through(round: readonly LocatedOperation[]): Promise<boolean> {
    for (const session of sessions) {
      const left = round.filter((one) => !isDone(one));
      if (!(await each((one) => writeCall({ ...watching, ...session }, one), left))) return false;
    }
    return true;
  }

  async function tried(): Promise<boolean> {
    const [first] = sessions;
    if (first === undefined) return true;
    const ofPaths = [...new Map(operations.filter(isMeant).map((one) => [one.path, one])).values()];
    if (!(await each((one) => tryMethod({ ...watching, ...first }, one), ofPaths))) return false;
    if (writes.count === 0) return true;
    const checks = createSchemaChecks(document);
    for (const located of [...reading, ...changing].filter(isMeant)) {
      const { operationId } = located.operation;
      const session = sessions.find(({ caller }) => caller.succeeded.has(operationId)) ?? first;
      const trial = { document, ...session, run, checks, cases: writes };
      const tryIt = async (one: LocatedOperation) =>
        tryCases(trial, one, await writeCall({ ...watching, ...session }, one));
      if (!(await each(tryIt, [located]))) return false;
    }
    return true;
  }

  for (const round of [changing, reading, changing]) if (!(await through(round))) return;
  if (!(await tried())) return;
  for (const round of [deletions, changing, deletions, endings]) {
    if (!(await through(round))) return;
  }
}
