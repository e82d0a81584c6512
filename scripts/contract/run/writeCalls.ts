import { isDeepStrictEqual } from 'node:util';
import { finding } from '../exchange/findings';
import { isRecord, type LocatedOperation, type OpenApiDocument, pointerOf } from '../model/openApi';
import { isSafe, type PlannedCall, planOf } from './callPlan';
import { type Answer, type Caller, requestOf } from './caller';
import { type KnownIds, linkedBody, patchedBody } from './knownIds';
import type { LiveRun } from './liveRun';
import { rowsOf } from './searchFindings';

/** One user of the check. */
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

/** Paths that differ only in parameter names are equal. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]+\}/g, '{}');
}

/** Calls the safe operation that matches, at an address; null if there is none. */
async function read(
  { document, operations, caller, ids }: Watching,
  isMeant: (located: LocatedOperation) => boolean,
  address: string,
): Promise<Answer | null> {
  const located = operations.find((one) => isSafe(one) && isMeant(one));
  if (located === undefined) return null;
  const plan = planOf({ document, ids }, located);
  const [body] = plan.bodies;
  const call = body === undefined ? null : plan.call(body, 0);
  if (call === null) return null;
  const [, query] = call.target.split('?');
  return caller.exchange({
    ...call,
    target: query === undefined ? address : `${address}?${query}`,
  });
}

/** Reads an entity by its address, else as a row of its list. */
async function shown(watching: Watching, { located, target }: PlannedCall): Promise<unknown> {
  const [address = ''] = target.split('?');
  const isItem = (one: LocatedOperation) =>
    one.method === 'get' && shapeOf(one.path) === shapeOf(located.path);
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
  { document, run }: Watching,
  rule: 'created-not-there' | 'deleted-still-there',
  call: PlannedCall,
  said: { readonly expected: string; readonly received: string },
): void {
  const { path, method, operation } = call.located;
  const contract = pointerOf('paths', path, method);
  const place = { operation: operation.operationId, pointer: '/status', contract };
  run.add(finding(rule, place, said), 'response', requestOf(document, { isMade: false, ...call }));
}

/** Deletes an entity, and reads it before and after: a changed entity was kept on purpose. */
async function remove(watching: Watching, call: PlannedCall): Promise<Answer> {
  const before = await shown(watching, call);
  const answer = await watching.caller.exchange(call);
  // 202 announces a later deletion.
  if (answer.status >= 300 || answer.status === 202 || !isRecord(before)) return answer;
  if (!isDeepStrictEqual(await shown(watching, call), before)) return answer;
  const said = { expected: '404', received: String(answer.status) };
  tell(watching, 'deleted-still-there', call, said);
  return answer;
}

/** Creates an entity and reads it by its id. Possibly only another user may see it. */
async function make(watching: Watching, call: PlannedCall): Promise<Answer> {
  const answer = await watching.caller.exchange(call);
  const id: unknown = isRecord(answer.body) ? answer.body['id'] : undefined;
  if (answer.status >= 300 || answer.status === 202) return answer;
  if (typeof id !== 'string' && typeof id !== 'number') return answer;
  const [address = ''] = call.target.split('?');
  const isItem = (one: LocatedOperation) =>
    one.method === 'get' && shapeOf(one.path) === `${shapeOf(call.located.path)}/{}`;
  const { caller, sessions } = watching;
  for (const session of [watching, ...sessions.filter((one) => one.caller !== caller)]) {
    const reading = { ...watching, ...session };
    const item = await read(reading, isItem, `${address}/${encodeURIComponent(id)}`);
    if (item === null || (item.status !== 404 && item.status !== 410)) return answer;
  }
  tell(watching, 'created-not-there', call, { expected: '200', received: '404' });
  return answer;
}

/** Makes a call that changes data, and checks its effect. */
function exchangeAndLook(watching: Watching, call: PlannedCall): Promise<Answer> {
  const { method } = call.located;
  if (method === 'delete') return remove(watching, call);
  return method === 'post' ? make(watching, call) : watching.caller.exchange(call);
}

/** Required bodies by operationId, as parts of the contract's examples. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** Different identifiers that are tried until one succeeds. */
const TRIES = 5;

interface WriteCalling extends Watching {
  readonly values: GivenValues;
}

/** Makes a call that changes data, with ids from earlier answers; returns whether it succeeded. */
export async function writeCall(
  calling: WriteCalling,
  located: LocatedOperation,
): Promise<boolean> {
  const { document, ids, values } = calling;
  const plan = planOf({ document, ids }, located);
  const patch = values[located.operation.operationId];
  const sent = new Set<string>();
  let succeeded = false;
  for (const shown of plan.bodies) {
    const { type, text } = shown;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const isJson = type === 'application/json' && text !== null;
      const example: unknown = isJson ? JSON.parse(text) : null;
      // The example comes first: a demo may know its ids.
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
      if ((await exchangeAndLook(calling, call)).status >= 300) continue;
      succeeded = true;
      break;
    }
  }
  return succeeded;
}
