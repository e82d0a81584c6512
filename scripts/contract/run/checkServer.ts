import { serverPrefixes } from '../model/address';
import { type LocatedOperation, type OpenApiDocument, operationsOf } from '../model/openApi';
import { isMeant } from '../report/judge';
import { type Language, rowText } from '../report/finding';
import { EXIT, exitCodeOf, type Report } from '../report/report';
import { callable, identityOf, isSafe, takesRefreshToken, takesToken } from './callPlan';
import { type Caller, createCaller, createExampleLog, type Send } from './caller';
import { createLiveRun, type LiveContract, type LiveRun } from './liveRun';
import { sendByFetch } from './sendByFetch';
import { NoAnswer, ServerUnreachable } from './coverage';
import { signIn, SignInRefused, type Tokens, type User } from './signIn';
import { createKnownIds } from './knownIds';
import { type Session, writePhase, type Writes } from './writePhase';

export interface ServerCheck {
  readonly contract: LiveContract;
  readonly server: URL;
  /** True if the paths of the contract directly follow the host, without its prefix. */
  readonly isAtRoot?: boolean;
  /** Users, checked one after the other; if there are none, calls have no token. */
  readonly users: readonly User[];
  readonly timeoutMs: number;
  /** Headers sent with every call. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Settings for calls that change data. Only for a backend that is thrown away. */
  readonly writes?: Writes;
  /** Tags and operations of the report; undefined or an empty list means all. */
  readonly only?: readonly string[];
  readonly onProgress: (done: number, all: number, operation: string) => void;
}

const REASONS = {
  unsafe:
    'changes data, not called on a live backend | меняет данные, на живом сервере не вызывается',
  'no-body': 'no body can be made from the contract | тело запроса нельзя составить по контракту',
  gone: 'not called: the server stopped answering | не вызывалась: сервер перестал отвечать',
  unsigned: 'not called: no user could sign in | не вызывалась: войти не удалось',
} as const;

/** Errors identify a user by number, because names are personal and tokens are secret. */
const REFUSALS = {
  user: '{who}no call succeeded: {answers} | {who}ни одного успешного ответа: {answers}',
  number: 'user {number}: | пользователь {number}:',
  tokens: 'are --user and --token right? | верны ли --user и --token?',
  noTokens: 'neither --user nor --token was given | не заданы ни --user, ни --token',
  unwritten: '{only} changes data: add --write | {only} меняет данные: нужен --write',
  root: 'the address has a path "/", so {prefix} is not added | в адресе есть путь «/», поэтому {prefix} не добавлен',
  noLogin:
    '--user: the contract has no operation login, a --token is needed | --user: в контракте нет операции login, нужен --token',
  signIn:
    '--user, user {number}: signing in failed with {status}, no accessToken | --user, пользователь {number}: вход не удался, статус {status}, accessToken нет',
} as const;

/** Returns the statuses of operations, the rarest first: `createFounder 404, 112 others 501`. */
function answersText(answers: ReadonlyMap<string, number>, language: Language): string {
  const namesOf = (status: number) =>
    [...answers.keys()].filter((name) => answers.get(name) === status);
  return [...new Set(answers.values())]
    .toSorted((one, other) => namesOf(one).length - namesOf(other).length)
    .map((status, index) => {
      const names = namesOf(status);
      const others = rowText(index === 0 ? 'operations | операций' : 'others | других', language);
      return `${names.length > 3 ? `${names.length} ${others}` : names.join(', ')} ${status}`;
    })
    .join(', ');
}

/** Returns the error of a run without a success: what the backend answered, and what may be the cause. */
function refusalOf(
  { check, document }: Surroundings,
  number: number | null,
  answers: ReadonlyMap<string, number>,
): Error {
  const { contract, users, writes, only = [], isAtRoot } = check;
  const say = (row: keyof typeof REFUSALS, words: object = {}) =>
    rowText(REFUSALS[row], contract.language, words);
  const [prefix = ''] = serverPrefixes(document);
  const isRefused = [...answers.values()].some((one) => one === 401 || one === 403);
  const chosen = operationsOf(document).filter((one) => isNamed(one, only));
  const isUnwritten = writes === undefined && only.length > 0 && !chosen.some(isSafe);
  return new Error(
    [
      say('user', {
        who: number === null ? '' : `${say('number', { number })} `,
        answers: answersText(answers, contract.language),
      }),
      ...(isRefused ? [say(users.length === 0 ? 'noTokens' : 'tokens')] : []),
      ...(isAtRoot === true && prefix !== '' ? [say('root', { prefix })] : []),
      ...(isUnwritten ? [say('unwritten', { only: only.join(', ') })] : []),
    ].join('; '),
  );
}

/** Returns true if an operation has one of these names or tags. */
function isNamed({ operation }: LocatedOperation, only: readonly string[]): boolean {
  const named = { name: operation.operationId, tags: operation.tags ?? [] };
  return only.some((word) => isMeant(named, word));
}

const TRIES = 4;
/** Number of consecutive calls without a response after which the server may be down. */
const PATIENCE = 3;

/** The parts of a check that all its users share. */
interface Surroundings {
  readonly check: ServerCheck;
  readonly document: OpenApiDocument;
  readonly run: LiveRun;
  readonly send: Send;
  /** Reasons why operations were not exercised that the statuses of their calls do not show. */
  readonly reasons: Map<string, string>;
}

/** Returns the tokens of a user, or the reason why the sign-in failed. */
async function tokenOf(
  { check, ...sharing }: Surroundings,
  user: User | null,
  number: number,
): Promise<Tokens | undefined | Error> {
  if (user === null) return undefined;
  if ('token' in user) return { token: user.token, refresh: null };
  try {
    return await signIn({ ...sharing, credentials: user });
  } catch (error) {
    if (error instanceof NoAnswer) return unreachableOr(error, sharing.run, check);
    if (!(error instanceof SignInRefused)) throw error;
    const row = error.status === null ? REFUSALS.noLogin : REFUSALS.signIn;
    const words = { number, status: error.status };
    return new Error(rowText(row, check.contract.language, words), { cause: error });
  }
}

/**
 * Returns the error of a call without a response.
 * @throws ServerUnreachable if the server has never responded
 */
function unreachableOr(error: NoAnswer, run: LiveRun, { server }: ServerCheck): NoAnswer {
  if (!error.silence.isUnreachable || run.hasAnswer()) return error;
  throw new ServerUnreachable(`${server.origin}: ${error.message}`, { cause: error });
}

async function isAnswering(
  caller: Pick<Caller, 'call'>,
  located: LocatedOperation | null,
): Promise<boolean> {
  if (located === null) return false;
  try {
    await caller.call(located);
    return true;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return false;
  }
}

/**
 * Calls operations one after the other.
 *
 * @returns false if the backend stopped responding; `reasons` then lists the operations that were not called
 */
async function callEach(
  { check, run, reasons }: Surroundings,
  caller: Pick<Caller, 'call'>,
  operations: readonly LocatedOperation[],
  onCall: (operation: string) => void,
): Promise<boolean> {
  const { language } = check.contract;
  let silent = 0;
  let answering: LocatedOperation | null = null;
  for (const [index, located] of operations.entries()) {
    const { operationId } = located.operation;
    onCall(operationId);
    try {
      const reason = await caller.call(located);
      if (reason === null) reasons.delete(operationId);
      else reasons.set(operationId, rowText(REASONS[reason], language));
      silent = 0;
      if (reason === null) answering = located;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      unreachableOr(error, run, check);
      silent += 1;
      if (silent < PATIENCE) continue;
      // Repeats a call that had a response before: a live backend must respond again.
      if (await isAnswering(caller, answering)) {
        silent = 0;
        continue;
      }
      for (const { operation } of operations.slice(index + 1)) {
        reasons.set(operation.operationId, rowText(REASONS.gone, language));
      }
      return false;
    }
  }
  return true;
}

/**
 * Calls every safe operation of a live backend with the contract's examples, as every user, and checks the responses.
 * An operation counts as exercised if a call of any user exercised it. Ids in paths come from earlier responses to the
 * same user. A call without a response is a finding; if the backend stops responding, the report has the findings until
 * then.
 * @throws ServerUnreachable if there is no server
 * @throws Error if every call, or every call of one user, was refused, unless a finding already fails the run
 */
export async function checkServer(check: ServerCheck): Promise<Report> {
  const { contract, server, timeoutMs, headers = [], onProgress } = check;
  const { document, language } = contract;
  const operations = callable(document);
  const run = createLiveRun({ ...contract, headers: headers.map(([name]) => name) });
  const send = sendByFetch({ server, timeoutMs, headers, isAtRoot: check.isAtRoot ?? false });
  const reasons = new Map(
    operations
      .filter((one) => !isSafe(one) && check.writes === undefined)
      .map(({ operation }) => [operation.operationId, rowText(REASONS.unsafe, language)]),
  );
  const surroundings = { check, document, run, send, reasons };
  const examples = createExampleLog(document);
  const unsigned = new Set<string>();

  const safe = operations.filter(isSafe);
  // An operation without a token is called once, because its response is the same for every user.
  const personal = safe.filter((one) => takesToken(document, one));
  const users: readonly (User | null)[] = check.users.length === 0 ? [null] : check.users;
  const all = safe.length + (users.length - 1) * personal.length;
  let done = 0;
  let refused: Error | null = null;
  const sessions: Session[] = [];
  const called: (readonly [number: number | null, answers: Caller['answers']])[] = [];
  let isAlive = true;
  for (const [index, user] of users.entries()) {
    const tokens = await tokenOf(surroundings, user, index + 1);
    const isSigned = !(tokens instanceof Error);
    if (tokens instanceof Error) {
      refused ??= tokens;
      for (const { operation } of personal)
        reasons.set(operation.operationId, rowText(REASONS.unsigned, language));
    }
    const { token, refresh } = tokens instanceof Error ? {} : { ...tokens };
    const identity = identityOf(document, token);
    const renewing = identityOf(document, refresh ?? token);
    const ids = createKnownIds();
    const options = { document, run, send, tries: TRIES, searches: true, ids, examples, unsigned };
    const caller = createCaller({
      ...options,
      identity: (located) => (takesRefreshToken(document, located) ? renewing : identity),
    });
    if (isSigned) sessions.push({ caller, ids });
    const first = isSigned ? safe : safe.filter((one) => !personal.includes(one));
    const others = isSigned ? personal : [];
    isAlive = await callEach(surroundings, caller, index === 0 ? first : others, (name) => {
      done += 1;
      onProgress(done, all, name);
    });
    if (!isAlive) break;
    called.push([user === null ? null : index + 1, caller.answers]);
  }
  const { writes, only = [] } = check;
  if (isAlive && writes !== undefined) {
    await writePhase({
      document,
      operations,
      run,
      writes,
      sessions,
      isMeant: (one) => only.length === 0 || isNamed(one, only),
      each: (call, some) => {
        const caller = { call: (one: LocatedOperation) => call(one).then(() => null) };
        return callEach(surroundings, caller, some, (name) => onProgress(done, all, name));
      },
    });
  }
  // Checked after the writes, because a new backend may implement only one call, and that may change data.
  const takers = new Set(
    operations
      .filter((one) => takesToken(document, one))
      .map(({ operation }) => operation.operationId),
  );
  for (const [number, answers] of called) {
    const signed = new Map([...answers].filter(([name]) => number === null || takers.has(name)));
    if (signed.size === 0 || [...signed.values()].some((status) => status < 300)) continue;
    refused ??= refusalOf(surroundings, number, signed);
  }
  examples.tell(run);
  const report = run.report((operation) => reasons.get(operation) ?? null);
  if (exitCodeOf(report) === EXIT.breaking) return report;
  if (refused !== null) throw refused;
  if (report.coverage?.exercised === 0) {
    throw refusalOf(surroundings, null, new Map(called.flatMap(([, answers]) => [...answers])));
  }
  return report;
}
