import { setTimeout as pause } from 'node:timers/promises';
import { contract, isOperationId } from './contract';
import {
  answerControl,
  CONTROL_PREFIX,
  type ControlledBackend,
  type ResetOptions,
} from './control';
import { createClock } from './core/clock';
import { ExchangeLog, type Exchange } from './core/exchangeLog';
import { toIncomingCall, type IncomingCall } from './core/incomingCall';
import { createRandomness } from './core/randomness';
import { TokenRegistry } from './core/tokenRegistry';
import { createDatabase } from './db';
import type { Handlers } from './defineHandlers';
import { dispatch } from './dispatch';
import type { Fault } from './faults/fault';
import { FaultBoard, type DrawnFaults, type FaultTarget } from './faults/faultBoard';
import { needsRealAnswer, spoil } from './faults/spoil';
import { operationIndex } from './generated/operations';
import { handlers as contractHandlers } from './handlers';
import { toResponse, type Reply } from './reply';
import { seedScenario, type ScenarioName } from './scenarios/scenario';
import { createSeeding } from './seed/seed';
import { SETTLEMENT_PATH, settlementPage } from './settlementPage';
import { restoreSnapshot, takeSnapshot, type Origin } from './state/snapshot';
import { defaultSettings, type World } from './world';

export interface BackendOptions {
  scenario?: ScenarioName;
  /** Seed of all random data; the same seed creates the same ids. */
  seed?: number;
  /** Extra rows in the format of `POST seed`; added after the scenario's own rows, also after each reset. */
  fixtures?: unknown;
  /** Delay of every response of `/api`, milliseconds. */
  latencyMs?: number;
  /** Faults that are active from the start. A reset removes them. */
  faults?: readonly Fault[];
  /** Receives messages for the developer, such as confirmation codes. */
  announce?: (text: string) => void;
  /** Called for every exchange that violated the contract or crashed a handler. */
  onProblem?: (exchange: Exchange) => void;
  /** Clock of the machine, epoch milliseconds. */
  machineNow?: () => number;
  /** Handlers that replace the handlers of the contract, for tests of the backend itself. */
  handlers?: Handlers;
}

/** One isolated backend with its own database, clock, tokens, faults and log. */
export interface Backend extends ControlledBackend {
  /** Answers a request to `/api` or to the control endpoint `/__backend`. */
  handle(request: Request): Promise<Response>;
  /**
   * Returns the faults of a call before its body has arrived, and counts the call for the faults. Pass the result to
   * `answer`, which otherwise counts the call again.
   */
  draw(call: Pick<IncomingCall, 'method' | 'url'>): DrawnFaults;
  /**
   * Works like `handle`, but without the Request and Response of fetch: to create them takes longer than to handle many
   * of the calls.
   */
  answer(call: IncomingCall, drawn?: DrawnFaults): Promise<Reply | Response>;
}

export function isBackendPath(pathname: string): boolean {
  return /^\/(api|__backend)(\/|$)/.test(pathname);
}

/** Creates a backend and seeds it. */
export function createBackend(options: BackendOptions = {}): Backend {
  const clock = createClock(options.machineNow);
  const world: World = {
    clock,
    tokens: new TokenRegistry(clock),
    db: createDatabase(),
    randomness: createRandomness(0),
    settings: defaultSettings(),
    failedSignIns: new Map(),
    announce: options.announce ?? (() => undefined),
  };
  const seeding = createSeeding(world);
  const faults = new FaultBoard();
  const log = new ExchangeLog();
  // Protects requests from garbage collection until they are answered: in Node, a collected request never signals that
  // its client has disconnected.
  const answering = new Set<Request>();
  let origin: Origin = { scenario: options.scenario ?? 'default', seed: options.seed ?? 1 };

  function reset({ scenario, seed, keepSessions = false }: ResetOptions = {}): void {
    origin = { scenario: scenario ?? origin.scenario, seed: seed ?? origin.seed };
    faults.clear();
    log.clear();
    clock.reset();
    if (!keepSessions) world.tokens.reset();
    world.db = createDatabase();
    world.randomness = createRandomness(origin.seed);
    world.settings = defaultSettings();
    world.failedSignIns.clear();
    seedScenario(origin.scenario, world);
    seeding.fromJson(options.fixtures ?? {});
  }

  reset();
  faults.post(options.faults ?? []);
  const backend: Backend = {
    world,
    faults,
    log,
    seeding,
    seed: seeding.seed,
    get origin() {
      return origin;
    },
    reset,
    snapshot: () => takeSnapshot(world, origin),
    restore: (saved) => {
      origin = restoreSnapshot(world, saved);
    },
    handle: async (request) => {
      answering.add(request);
      try {
        const answer = await backend.answer(await toIncomingCall(request));
        return answer instanceof Response ? answer : toResponse(answer);
      } finally {
        answering.delete(request);
      }
    },
    draw: ({ method, url: { pathname } }) =>
      isControlPath(pathname) ? NOTHING : faults.draw(targetOf(method, pathname)),
    answer: async (call, drawn) => {
      const { pathname } = call.url;
      if (pathname === SETTLEMENT_PATH && call.method === 'GET') return settlementPage();
      if (isControlPath(pathname)) return answerControl(backend, call);
      const handlers = options.handlers ?? contractHandlers;
      return answerCall({ backend, handlers, options }, call, drawn ?? backend.draw(call));
    },
  };
  return backend;
}

const NOTHING: DrawnFaults = { fault: null, latencyMs: 0 };

const isControlPath = (pathname: string) => pathname.startsWith(CONTROL_PREFIX);

function targetOf(method: string, pathname: string): FaultTarget {
  const operationId = contract.match(method, pathname)?.operationId ?? null;
  const isKnown = operationId !== null && isOperationId(operationId);
  return {
    operationId,
    template: isKnown ? operationIndex[operationId].path : null,
    path: pathname.replace(/^\/api/, ''),
    method,
  };
}

interface Answering {
  backend: Backend;
  handlers: Handlers;
  options: BackendOptions;
}

async function answerCall(
  answering: Answering,
  call: IncomingCall,
  { fault, latencyMs }: DrawnFaults,
): Promise<Reply | Response> {
  const { backend, options } = answering;
  const { method } = call;
  const { pathname } = call.url;
  const operationId = contract.match(method, pathname)?.operationId ?? null;
  const exchange = backend.log.open({
    method,
    path: pathname,
    operationId,
    at: backend.world.clock.now(),
  });
  exchange.fault = fault?.kind ?? (latencyMs > 0 ? 'latency' : null);
  const wait = latencyMs + (options.latencyMs ?? 0);
  if (wait > 0) await pause(wait, undefined, { signal: call.signal, ref: false });
  const answer =
    fault === null
      ? await realAnswer(answering, call, exchange)
      : await spoiledAnswer(fault, answering, call, exchange);
  exchange.status = answer.status;
  return answer;
}

async function spoiledAnswer(
  fault: Fault,
  answering: Answering,
  call: IncomingCall,
  exchange: Exchange,
): Promise<Response> {
  const real = needsRealAnswer(fault)
    ? toResponse(await realAnswer(answering, call, exchange))
    : null;
  return spoil(fault, real, call.signal);
}

async function realAnswer(
  { backend, handlers, options }: Answering,
  call: IncomingCall,
  exchange: Exchange,
): Promise<Reply> {
  const reply = await dispatch({ handlers, world: backend.world }, call, exchange);
  const hasProblem =
    exchange.requestFindings.length + exchange.responseFindings.length > 0 ||
    exchange.crash !== null;
  if (hasProblem) options.onProblem?.(exchange);
  return reply;
}
