import { beforeEach } from 'vitest';
import type { Backend } from '../backend/backend';
import { contract } from '../backend/contract';
import type { IncomingCall } from '../backend/core/incomingCall';
import type { TokenPair } from '../backend/core/tokenRegistry';
import type { NewRow } from '../backend/db';
import type { Fault, FaultKind } from '../backend/faults/fault';
import type { OperationId } from '../backend/generated/operations';
import { createTestBackend, type TestBackendOptions } from '../backend/node';
import { jsonReply } from '../backend/reply';

/** One call that reached the backend. */
interface ReceivedCall {
  /** The contract's name of it; the method with the path where the contract has none. */
  operation: string;
  /** Read as JSON; undefined where nothing was sent. */
  body: unknown;
  headers: IncomingCall['headers'];
}

/** The mock backend as tests of pages see it. */
export interface TestServer {
  /** Everything else: scenario, clock, tables. */
  readonly backend: Backend;
  /** The operations that were called since the page was opened, in their order. */
  calls(): readonly string[];
  /** The bodies that were sent to an operation since the page was opened, in their order. */
  sent(operation: OperationId): readonly unknown[];
  /** The values of a header, by its name in lower case; null where a call had none. */
  headers(operation: OperationId, name: string): readonly (string | null)[];
  /** From now on an operation ends like this, until `mend`. */
  fail(operation: OperationId, kind: FaultKind, more?: Partial<Fault>): void;
  /** From now on an operation is carried out, and its answers are under way until this is called. */
  hold(operation: OperationId): () => void;
  /** From now on an operation is not carried out, and answers 200 with this, until `mend`. */
  pretend(operation: OperationId, answer: unknown): void;
  /** Every operation works again. */
  mend(): void;
  /** Changes a demo user behind the cabinet's back. */
  changeUser(username: string, change: Partial<NewRow<'user'>>): void;
  /** Tokens of a demo user who has just signed in. */
  tokensOf(username: string): TokenPair;
  forgetCalls(): void;
}

/**
 * Puts the mock backend behind every fetch of a test file, seeded again before each test. A test whose
 * calls or answers broke the contract fails. Call it once, at the top of the file.
 */
export function testServer(options: TestBackendOptions = {}): TestServer {
  const backend = createTestBackend(options);
  const calls: ReceivedCall[] = [];
  const held = new Map<string, Promise<void>>();
  const pretended = new Map<string, unknown>();
  const answer = backend.answer;
  backend.answer = async (call) => {
    const { method, url } = call;
    const operation = contract.match(method, url.pathname)?.operationId;
    const text = new TextDecoder().decode(call.body);
    calls.push({
      operation: operation ?? `${method} ${url.pathname}`,
      body: text === '' ? undefined : readJson(text),
      headers: call.headers,
    });
    const isPretended = operation !== undefined && pretended.has(operation);
    const reply = isPretended ? jsonReply(200, pretended.get(operation)) : await answer(call);
    if (operation !== undefined) await held.get(operation);
    return reply;
  };
  const forgetCalls = () => void calls.splice(0);
  beforeEach(() => {
    forgetCalls();
    held.clear();
    pretended.clear();
  });
  const callsOf = (operation: OperationId) => calls.filter((call) => call.operation === operation);
  return {
    backend,
    calls: () => calls.map(({ operation }) => operation),
    sent: (operation) => callsOf(operation).map(({ body }) => body),
    headers: (operation, name) => callsOf(operation).map(({ headers }) => headers[name] ?? null),
    fail: (operationId, kind, more) => backend.faults.post([{ operationId, kind, ...more }]),
    hold: (operation) => {
      let release = () => {};
      held.set(operation, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    pretend: (operation, body) => void pretended.set(operation, body),
    mend: () => {
      backend.faults.clear();
      pretended.clear();
    },
    changeUser: (username, data) => {
      backend.world.db.user.update({ where: { username: { equals: username } }, data });
    },
    tokensOf: (username) => {
      const user = backend.world.db.user.findFirst({ where: { username: { equals: username } } });
      if (user === null) throw new Error(`No user signs in as ${username}`);
      return backend.world.tokens.signIn(user.id);
    },
    forgetCalls,
  };
}

/** Forms with files are no JSON: their text stays as it is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
