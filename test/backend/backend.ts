import { contract, isOperationId } from './contract';
import { answerControl, type ControlledBackend, type ResetOptions } from './control';
import { createClock } from './core/clock';
import { ExchangeLog, type Exchange } from './core/exchangeLog';
import { pause } from './core/pause';
import { createRandomness } from './core/randomness';
import { TokenRegistry } from './core/tokenRegistry';
import { createDatabase } from './db';
import type { Handlers } from './defineHandlers';
import { dispatch } from './dispatch';
import type { Fault } from './faults/fault';
import { FaultBoard } from './faults/faultBoard';
import { needsRealAnswer, spoil } from './faults/spoil';
import { operationIndex } from './generated/operations';
import { handlers as contractHandlers } from './handlers';
import { toResponse } from './reply';
import { seedScenario, type ScenarioName } from './scenarios/scenario';
import { restoreSnapshot, takeSnapshot, type Origin } from './state/snapshot';
import { defaultSettings, type World } from './world';

/** How a backend starts. */
export interface BackendOptions {
  scenario?: ScenarioName;
  /** Seed of everything random in the data; the same seed gives the same ids. */
  seed?: number;
  /** Milliseconds that every answer takes. */
  latencyMs?: number;
  /** Faults in force from the start. */
  faults?: readonly Fault[];
  /** Where messages to the person who runs the backend go, such as confirmation codes. */
  announce?: (text: string) => void;
  /** Called for every exchange that broke the contract or crashed a handler. */
  onProblem?: (exchange: Exchange) => void;
  /** Time of the machine, epoch milliseconds. */
  machineNow?: () => number;
  /** Other handlers than those of the contract: for tests of the backend itself. */
  handlers?: Handlers;
}

/** One isolated backend: its own database, clock, tokens, faults and log. */
export interface Backend extends ControlledBackend {
  /** Answers a request to `/api` or to the control endpoint `/__backend`. */
  handle(request: Request): Promise<Response>;
}

/** Whether the backend answers this path; everything else belongs to the pages of the cabinet. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(api|__backend)(\/|$)/.test(pathname);
}

/** Makes a backend and seeds it. */
export function createBackend(options: BackendOptions = {}): Backend {
  const clock = createClock(options.machineNow);
  const world: World = {
    clock,
    tokens: new TokenRegistry(clock),
    db: createDatabase(),
    randomness: createRandomness(0),
    settings: defaultSettings(),
    failedSignIns: 0,
    announce: options.announce ?? (() => undefined),
  };
  const faults = new FaultBoard();
  const log = new ExchangeLog();
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
    world.failedSignIns = 0;
    seedScenario(origin.scenario, world);
  }

  reset();
  faults.post(options.faults ?? []);
  const backend: Backend = {
    world,
    faults,
    log,
    get origin() {
      return origin;
    },
    reset,
    snapshot: () => takeSnapshot(world, origin),
    restore: (saved) => {
      origin = restoreSnapshot(world, saved);
    },
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/__backend')) return answerControl(backend, request);
      return answerCall(
        { backend, handlers: options.handlers ?? contractHandlers, options },
        request,
      );
    },
  };
  return backend;
}

interface Answering {
  backend: Backend;
  handlers: Handlers;
  options: BackendOptions;
}

async function answerCall(answering: Answering, request: Request): Promise<Response> {
  const { backend, options } = answering;
  const { method, signal } = request;
  const { pathname } = new URL(request.url);
  const operationId = contract.match(method, pathname)?.operationId ?? null;
  const exchange = backend.log.open({
    method,
    path: pathname,
    operationId,
    at: backend.world.clock.now(),
  });
  const { fault, latencyMs } = backend.faults.draw({
    operationId,
    template:
      operationId !== null && isOperationId(operationId) ? operationIndex[operationId].path : null,
    path: pathname.replace(/^\/api/, ''),
    method,
  });
  exchange.fault = fault?.kind ?? (latencyMs > 0 ? 'latency' : null);
  const wait = latencyMs + (options.latencyMs ?? 0);
  if (wait > 0) await pause(wait, signal);
  const response = await (fault === null
    ? realAnswer(answering, request, exchange)
    : spoil(
        fault,
        needsRealAnswer(fault) ? await realAnswer(answering, request, exchange) : null,
        signal,
      ));
  exchange.status = response.status;
  return response;
}

async function realAnswer(
  { backend, handlers, options }: Answering,
  request: Request,
  exchange: Exchange,
): Promise<Response> {
  const reply = await dispatch({ handlers, world: backend.world }, request, exchange);
  const hasProblem =
    exchange.requestFindings.length + exchange.responseFindings.length > 0 ||
    exchange.crash !== null;
  if (hasProblem) options.onProblem?.(exchange);
  return toResponse(reply);
}
