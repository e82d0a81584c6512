import { createBackend, type Backend } from './backend';
import { describeProblems, type Exchange } from './core/exchangeLog';
import { SCENARIO_NAMES, type ScenarioName } from './scenarios/scenario';
import { createContractChecker } from '../../scripts/contract/exchange/checker';
import type { LocatedOperation } from '../../scripts/contract/model/openApi';
import type { Report } from '../../scripts/contract/report/report';
import { findingId, type ReportFinding } from '../../scripts/contract/report/finding';
import { callable, isSafe } from '../../scripts/contract/run/callPlan';
import { createCaller, type Caller, type Send } from '../../scripts/contract/run/caller';
import { createLiveRun, type LiveContract, type LiveRun } from '../../scripts/contract/run/liveRun';

export interface FixturesCheck {
  readonly contract: LiveContract;
  /** Scenarios to check; all by default. */
  readonly scenarios?: readonly ScenarioName[];
  readonly onProgress: (scenario: ScenarioName, user: number, users: number) => void;
  /** Creates the backend; tests plant a faulty one. */
  readonly create?: typeof createBackend;
}

const ORIGIN = 'http://mock.test';
const TRIES = 3;

function sendTo(backend: Backend): Send {
  return async ({ method, path, headers, body }) => {
    const request = new Request(ORIGIN + path, { method, headers: { ...headers }, body });
    const response = await backend.handle(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { response: { status: response.status, headers: response.headers, body: bytes } };
  };
}

/** Reads come first and deletions last, so that the other calls still find their rows. */
const ROUNDS: readonly ((located: LocatedOperation) => boolean)[] = [
  isSafe,
  (located) => !isSafe(located) && located.method !== 'delete',
  (located) => !isSafe(located) && located.method === 'delete',
];

function callerFor(check: FixturesCheck, run: LiveRun, backend: Backend, user: string): Caller {
  const { document } = check.contract;
  return createCaller({
    document,
    run,
    send: sendTo(backend),
    tries: TRIES,
    // Signs in before each call: some calls end the session.
    identity: () => ({ Authorization: `Bearer ${backend.world.tokens.signIn(user).accessToken}` }),
  });
}

/**
 * Returns the error type and the function in which a handler crashed. Leaves out the message, which may contain data.
 */
function crashPlace(stack: string): string {
  const [first = '', second = ''] = stack.split('\n');
  const inside = /at (?:async )?([\w.]+)/.exec(second)?.[1] ?? '';
  return `${/^\w+/.exec(first)?.[0] ?? 'Error'} ${inside}`.trim();
}

/** Returns a finding for each crash of a handler, because no rule of the contract covers crashes. */
function crashesOf(
  contract: LiveContract,
  scenario: ScenarioName,
  problems: readonly Exchange[],
): ReportFinding[] {
  return problems.flatMap((exchange) => {
    if (exchange.crash === null) return [];
    const operation = exchange.operationId ?? exchange.method;
    const text = contract.language === 'ru' ? 'Обработчик упал' : 'The handler crashed';
    return [
      {
        id: findingId('handler-crashed', operation),
        class: 'breaking',
        rule: 'handler-crashed',
        operation,
        pointer: '/status',
        message: `${text} (${scenario}): ${crashPlace(exchange.crash)}`,
        source: null,
      },
    ];
  });
}

/** Returns violations that the backend has logged but this run has not found; there must be none. */
function unseenViolations(
  contract: LiveContract,
  scenario: ScenarioName,
  problems: readonly Exchange[],
  report: Report,
): ReportFinding[] {
  const { match } = createContractChecker(contract.document);
  return problems.flatMap((exchange) => {
    const operation = match(exchange.method, exchange.path)?.operationId ?? exchange.method;
    const isSeen = report.findings.some((one) => one.operation === operation);
    if (exchange.crash !== null || isSeen) return [];
    return describeProblems(exchange).map((problem) => ({
      id: findingId('backend-violation', operation, problem),
      class: 'breaking' as const,
      rule: 'backend-violation',
      operation,
      pointer: '',
      message: `${scenario}: ${problem.replace(exchange.path, '*')}`,
      source: null,
    }));
  });
}

async function goThrough(
  check: FixturesCheck,
  run: LiveRun,
  backend: Backend,
  scenario: ScenarioName,
): Promise<void> {
  const users = backend.world.db.user.getAll().filter(({ isDeleted }) => !isDeleted);
  const callers = users.map(({ id }) => callerFor(check, run, backend, id));
  const operations = callable(check.contract.document);
  for (const [round, belongs] of ROUNDS.entries()) {
    for (const [index, caller] of callers.entries()) {
      if (round === 0) check.onProgress(scenario, index + 1, callers.length);
      for (const located of operations.filter(belongs)) await caller.call(located);
    }
  }
}

function withoutTwins(findings: readonly ReportFinding[]): ReportFinding[] {
  return [...new Map(findings.map((one) => [one.id, one])).values()];
}

/**
 * Calls every operation of the mock backend, in every scenario, as every user, with the contract's examples, and checks
 * the responses. New operations and scenarios are included automatically.
 */
export async function checkFixtures(check: FixturesCheck): Promise<Report> {
  const { contract, scenarios = SCENARIO_NAMES, create = createBackend } = check;
  const run = createLiveRun(contract);
  const extra: ReportFinding[] = [];
  for (const scenario of scenarios) {
    const problems: Exchange[] = [];
    const backend = create({ scenario, onProblem: (exchange) => problems.push(exchange) });
    await goThrough(check, run, backend, scenario);
    extra.push(
      ...crashesOf(contract, scenario, problems),
      ...unseenViolations(contract, scenario, problems, run.report()),
    );
  }
  const report = run.report();
  return { ...report, findings: withoutTwins([...report.findings, ...extra]) };
}
