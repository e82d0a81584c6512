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

interface ReceivedCall {
  /** Id of the operation; method and path if the contract has no such call. */
  operation: string;
  /** Parsed JSON; undefined if there is no body. */
  body: unknown;
  headers: IncomingCall['headers'];
}

export interface TestServer {
  /** The backend itself, with its scenario, clock and tables. */
  readonly backend: Backend;
  /** Returns the operations called since the page was opened, or since `forgetCalls`, in order. */
  calls(): readonly string[];
  /** Returns the bodies sent to an operation since the page was opened, or since `forgetCalls`, in order. */
  sent(operation: OperationId): readonly unknown[];
  /** Returns the values of a header, by its name in lower case; null if a call had none. */
  headers(operation: OperationId, name: string): readonly (string | null)[];
  /** Makes an operation fail with this fault until `mend`. */
  fail(operation: OperationId, kind: FaultKind, more?: Partial<Fault>): void;
  /** Executes the operation, but delays its responses until the returned function is called. */
  hold(operation: OperationId): () => void;
  /** Responds with 200 and this body without executing the operation, until `mend`. */
  pretend(operation: OperationId, answer: unknown): void;
  /** Removes all faults and pretended responses; responses held by `hold` stay held. */
  mend(): void;
  changeUser(username: string, change: Partial<NewRow<'user'>>): void;
  /** Returns tokens of a newly signed-in demo user. */
  tokensOf(username: string): TokenPair;
  forgetCalls(): void;
}

/**
 * Handles every fetch of a test file with the mock backend, seeded before each test. A test fails if its requests or
 * responses violated the contract. Call it once, at the top of the file.
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

/** Returns the text if it is not JSON, because forms with files are not. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
