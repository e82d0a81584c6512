import { bodyContentOf } from '../model/samples';
import {
  type LocatedOperation,
  type OpenApiDocument,
  requestBodyOf,
  responseOf,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import { inCallOrder, isSafe } from './callPlan';
import { LINK } from './knownIds';
import type { LiveRun } from './liveRun';
import { createSchemaChecks } from '../exchange/schemas';
import { type GivenValues, type Session, writeCall } from './writeCalls';
import { type Cases, tryCases, tryMethod } from './tryCases';

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
  const { requestBody } = operation;
  if (requestBody === undefined) return [];
  return linksIn(document, bodyContentOf(requestBodyOf(document, requestBody))?.schema);
}

function givenBy(document: OpenApiDocument, { operation }: LocatedOperation): readonly string[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, node]) =>
      linksIn(document, responseOf(document, node).content?.['application/json']?.schema),
    );
}

/** Orders calls so that each follows the calls whose answers it needs. */
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
    // Calls that need each other keep their order.
    const next = ready ?? [...waiting][0];
    if (next === undefined) break;
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** Returns true if this call ends the caller's session or replaces its tokens. */
function endsSession({ operation: { operationId } }: LocatedOperation): boolean {
  return /logout|signOut|changePassword|refreshToken/i.test(operationId);
}

/** Calls that change data, in groups: creating and changing, deleting, ending the session. */
interface CallRounds {
  readonly writes: readonly LocatedOperation[];
  readonly deletions: readonly LocatedOperation[];
  readonly endings: readonly LocatedOperation[];
}

function callRounds(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
): CallRounds {
  const unsafe = operations.filter((one) => !isSafe(one));
  const lasting = unsafe.filter((one) => !endsSession(one));
  return {
    writes: inOrderOfNeed(
      document,
      lasting.filter(({ method }) => method !== 'delete'),
    ),
    // Parts are deleted before their owner: `/request/form/founder/{id}`, then `/request/{id}`.
    deletions: lasting
      .filter(({ method }) => method === 'delete')
      .toSorted((one, other) => other.path.split('/').length - one.path.split('/').length),
    endings: unsafe.filter(endsSession),
  };
}

/** Options of a check that changes data of a disposable backend. */
export interface Writes extends Cases {
  readonly values: GivenValues;
}

interface WritePhase {
  readonly document: OpenApiDocument;
  readonly operations: readonly LocatedOperation[];
  readonly run: LiveRun;
  readonly writes: Writes;
  readonly sessions: readonly Session[];
  /** Calls each of these operations once; false when the server has stopped answering. */
  readonly each: (
    call: (located: LocatedOperation) => Promise<unknown>,
    operations: readonly LocatedOperation[],
  ) => Promise<boolean>;
}

/**
 * Calls every operation that changes data, until one user succeeds with it: creating before
 * reading, then deleting, and last the end of the session. Each is also tried with all kinds of
 * bodies, as the user who succeeded.
 */
export async function writePhase(phase: WritePhase): Promise<void> {
  const { document, operations, run, writes, sessions, each } = phase;
  const { writes: changing, deletions, endings } = callRounds(document, operations);
  const reading = operations.filter(isSafe);
  const watching = { document, operations, run, sessions };
  const isDone = ({ operation: { operationId } }: LocatedOperation): boolean =>
    sessions.some(({ caller }) => caller.succeeded.has(operationId));

  async function through(round: readonly LocatedOperation[]): Promise<boolean> {
    for (const session of sessions) {
      const calling = { ...watching, ...session, values: writes.values };
      const left = round.filter((one) => !isDone(one));
      if (!(await each((one) => writeCall(calling, one), left))) return false;
    }
    return true;
  }

  async function tried(): Promise<boolean> {
    const [first] = sessions;
    if (first === undefined) return true;
    const ofPaths = [...new Map(operations.map((one) => [one.path, one])).values()];
    if (!(await each((one) => tryMethod({ ...watching, ...first }, one), ofPaths))) return false;
    const checks = createSchemaChecks(document);
    for (const located of [...reading, ...changing]) {
      const { operationId } = located.operation;
      const session = sessions.find(({ caller }) => caller.succeeded.has(operationId)) ?? first;
      const trial = { document, ...session, run, checks, cases: writes };
      if (!(await each((one) => tryCases(trial, one), [located]))) return false;
    }
    return true;
  }

  for (const round of [changing, reading, changing]) if (!(await through(round))) return;
  if (!(await tried())) return;
  for (const round of [deletions, changing, deletions, endings]) {
    if (!(await through(round))) return;
  }
}
