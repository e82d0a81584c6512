import type { LocatedOperation, OpenApiDocument } from '../openApi';
import { isSafe } from '../live/callPlan';
import type { LiveRun } from '../live/liveRun';
import { createSchemaChecks } from '../checker/schemas';
import type { Session } from './aftermath';
import { callRounds } from './callRounds';
import { tryCases, type Cases } from './tryCases';
import { tryMethod } from './tryMethods';
import { writeCall, type GivenValues } from './writeCalls';

/** What a check of a disposable backend does beside reading. */
export interface Writes extends Cases {
  readonly values: GivenValues;
}

export interface WritePhase {
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
 * Calls everything that changes something, each operation until one user succeeds with it: what
 * makes things before what reads them, what deletes them after that, and what ends a session at
 * last. In between, each is tried with bodies of every kind, as the user who succeeded with it.
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
