import { normaliseContract } from '../normalise';
import type { OpenApiDocument } from '../openApi';
import { EXIT, exitCodeOf, type Report } from '../report/report';
import type { Language } from '../report/reportFinding';
import { callable, isSafe } from './callPlan';
import { createCaller } from './caller';
import { createLiveRun, type LiveContract } from './liveRun';
import { NoAnswer, sendByFetch, ServerUnreachable } from './sendByFetch';
import { identityOf, signIn, type Credentials } from './signIn';

export interface ServerCheck {
  readonly contract: LiveContract;
  readonly server: URL;
  /** Access token; absent: calls go out without one. */
  readonly token?: string;
  /** Signs in by the operation `login` instead of a token. */
  readonly credentials?: Credentials;
  readonly timeoutMs: number;
  readonly onProgress: (done: number, all: number, operation: string) => void;
}

type Reason = 'unsafe' | 'no-body' | 'silent' | 'refused';

const REASONS: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  ru: {
    unsafe: 'меняет данные, на живом сервере не вызывается',
    'no-body': 'тело запроса нельзя составить по контракту',
    silent: 'нет ответа',
    refused: 'сервер не ответил успехом ни на один вызов: верны ли адрес и --token?',
  },
  en: {
    unsafe: 'changes data, not called on a live backend',
    'no-body': 'no body can be made from the contract',
    silent: 'no answer',
    refused: 'the server answered no call with a success: are the address and --token right?',
  },
};

const TRIES = 4;
/** So many calls in a row without an answer: nobody is there. */
const PATIENCE = 3;

/**
 * Calls every safe operation of a live backend with the contract's examples, and checks the
 * answers. Identifiers in paths come from earlier answers.
 * @throws ServerUnreachable where there is no server, or it stopped answering
 * @throws Error where it refused every call: nothing was exercised
 */
export async function checkServer(check: ServerCheck): Promise<Report> {
  const { contract, server, timeoutMs, onProgress } = check;
  const document: OpenApiDocument = normaliseContract(contract.document);
  const { operations, prefix } = callable(document);
  const run = createLiveRun(contract);
  const send = sendByFetch({ server, prefix, timeoutMs });
  const token =
    check.credentials === undefined
      ? check.token
      : await signIn({ document, prefix, run, send, credentials: check.credentials });
  const identity = identityOf(document, token);
  const caller = createCaller({
    document,
    prefix,
    run,
    send,
    identity: () => identity,
    tries: TRIES,
  });
  const reasons = new Map<string, string>();
  const words = REASONS[contract.language];
  let silent = 0;

  const safe = operations.filter(isSafe);
  for (const one of operations) {
    if (!isSafe(one)) reasons.set(one.operation.operationId, words.unsafe);
  }
  for (const [done, located] of safe.entries()) {
    const { operationId } = located.operation;
    onProgress(done + 1, safe.length, operationId);
    try {
      const reason = await caller.call(located);
      if (reason !== null) reasons.set(operationId, words[reason]);
      silent = 0;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      reasons.set(operationId, `${words.silent} (${error.message})`);
      silent += 1;
      if (silent >= PATIENCE) throw new ServerUnreachable(`${server.origin}: ${error.message}`);
    }
  }
  const report = run.report((operation) => reasons.get(operation) ?? null);
  if (report.coverage?.exercised === 0 && exitCodeOf(report) === EXIT.clean) {
    throw new Error(words.refused);
  }
  return report;
}
