import { asRecord, ControlError, wholeNumber } from './controlInput';
import { moveClock } from './controlClock';
import { changeFinancing } from './controlFinancing';
import { changeOrderInsurance } from './controlOrderInsurance';
import { describeProblems, type ExchangeLog } from './core/exchangeLog';
import type { IncomingCall } from './core/incomingCall';
import { isNestedTooDeep } from './core/requestBody';
import { FAULT_KINDS, parseFault, type Fault } from './faults/fault';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './scenarios/people';
import type { FaultBoard } from './faults/faultBoard';
import { setVerified } from './handlers/user/verification';
import {
  describeScenario,
  isScenarioName,
  SCENARIO_NAMES,
  type ScenarioName,
} from './scenarios/scenario';
import { CATALOGUE } from './seed/catalogue';
import { SeedError } from './seed/fields';
import type { Seed, Seeding } from './seed/seed';
import type { Origin, Snapshot } from './state/snapshot';
import { SnapshotError } from './state/snapshotError';
import type { World } from './world';

/** Prefix of the control endpoint. It is outside of `/api`, so it is not in the contract. */
export const CONTROL_PREFIX = '/__backend';

/** Options of a reset; an undefined scenario or seed stays unchanged. */
export interface ResetOptions {
  scenario?: ScenarioName;
  seed?: number;
  /** True keeps users signed in; possible because every scenario has the same users. */
  keepSessions?: boolean;
}

export interface ControlledBackend {
  readonly world: World;
  readonly faults: FaultBoard;
  readonly log: ExchangeLog;
  /** Builders of rows: `backend.seed.debtorOffer({ status: 'DENIED' })`. */
  readonly seed: Seed;
  readonly seeding: Seeding;
  readonly origin: Origin;
  /** Seeds everything again, clears the faults and the log, and resets the clock. */
  reset(options?: ResetOptions): void;
  /**
   * Returns the state without faults and log. It shares rows with the backend, so serialise it before the next call.
   */
  snapshot(): Snapshot;
  /**
   * Restores a snapshot.
   * @throws SnapshotError for an invalid snapshot; the backend stays unchanged
   */
  restore(saved: unknown): void;
}

const ANSWERED_ERRORS = [ControlError, SeedError, SnapshotError, SyntaxError];

type Control = (backend: ControlledBackend, input: unknown) => unknown;

/**
 * Executes a control call of a tester; README.md lists the calls. Responds with 404 to an unknown call, and with 400 or
 * 422 to invalid input.
 */
export function answerControl(
  backend: ControlledBackend,
  { method, url, body }: IncomingCall,
): Response {
  const name = url.pathname.slice(CONTROL_PREFIX.length).replaceAll('/', '');
  const control = CONTROLS[`${method} ${name}`.trim()];
  if (control === undefined)
    return Response.json({ controls: Object.keys(CONTROLS) }, { status: 404 });
  try {
    const text = new TextDecoder().decode(body);
    if (isNestedTooDeep(text)) throw new ControlError('The JSON is nested too deep.');
    const input: unknown = text === '' ? {} : JSON.parse(text);
    return Response.json(control(backend, input));
  } catch (error) {
    if (!ANSWERED_ERRORS.some((kind) => error instanceof kind)) throw error;
    const message = error instanceof Error ? error.message : '';
    if (error instanceof SnapshotError) return Response.json({ message }, { status: 422 });
    return error instanceof SeedError
      ? Response.json({ message, fieldErrors: error.fieldErrors }, { status: 422 })
      : Response.json({ message }, { status: 400 });
  }
}

const CONTROLS: Readonly<Record<string, Control>> = {
  GET: describeState,
  'POST reset': (backend, input) => {
    const { scenario, seed, keepSessions } = asRecord(input);
    if (scenario !== undefined && !isScenarioName(scenario)) {
      throw new ControlError(`scenario is one of ${SCENARIO_NAMES.join(', ')}.`);
    }
    backend.reset({
      ...(isScenarioName(scenario) && { scenario }),
      ...(seed !== undefined && { seed: wholeNumber('seed', seed) }),
      keepSessions: keepSessions === true,
    });
    return describeState(backend);
  },
  'GET state': (backend) => backend.snapshot(),
  'PUT state': (backend, input) => {
    backend.restore(input);
    return describeState(backend);
  },
  'GET faults': (backend) => backend.faults.list(),
  'POST faults': (backend, input) => {
    backend.faults.post((Array.isArray(input) ? input : [input]).map(readFault));
    return backend.faults.list();
  },
  'DELETE faults': (backend) => {
    backend.faults.clear();
    return [];
  },
  'POST clock': (backend, input) => {
    moveClock(backend.world, input);
    return describeState(backend);
  },
  'POST tokens': (backend, input) => {
    const { accessLifetimeSeconds, expireAccess, revokeRefresh } = asRecord(input);
    const { tokens } = backend.world;
    if (accessLifetimeSeconds !== undefined) {
      const accessSeconds = wholeNumber('accessLifetimeSeconds', accessLifetimeSeconds);
      tokens.setLifetimes({ accessSeconds });
    }
    if (expireAccess === true) tokens.expireAccess();
    if (revokeRefresh === true) tokens.revokeRefresh();
    return describeState(backend);
  },
  'POST scoring': (backend, input) => {
    const { requestedMs, scoringMs, outcome } = asRecord(input);
    const { scoring } = backend.world.settings;
    if (requestedMs !== undefined) scoring.requestedMs = wholeNumber('requestedMs', requestedMs);
    if (scoringMs !== undefined) scoring.scoringMs = wholeNumber('scoringMs', scoringMs);
    if (outcome === 'ACTIVE' || outcome === 'DENIED' || outcome === null) scoring.outcome = outcome;
    else if (outcome !== undefined) throw new ControlError('outcome is ACTIVE, DENIED or null.');
    return describeState(backend);
  },
  'POST financing': (backend, input) => {
    changeFinancing(backend.world, input);
    return describeState(backend);
  },
  'POST insurance': (backend, input) => {
    changeOrderInsurance(backend.world, input);
    return describeState(backend);
  },
  'GET seed': () => CATALOGUE,
  'POST seed': ({ seeding }, input) => seeding.fromJson(input),
  'DELETE seed': ({ seeding }, input) => seeding.remove(input),
  'GET users': () =>
    DEMO_SIGN_INS.map(({ username, who }) => ({ username, password: DEMO_PASSWORD, who })),
  'POST users': changeUser,
  'GET log': (backend) =>
    backend.log.list().map(({ number, method, path, operationId, at, status, fault }) => ({
      number,
      method,
      path,
      operationId,
      at,
      status,
      fault,
    })),
  'GET violations': (backend) => backend.log.list().flatMap(describeProblems),
};

function describeState(backend: ControlledBackend): object {
  const { clock, settings } = backend.world;
  return {
    ...backend.origin,
    now: new Date(clock.now()).toISOString(),
    modules: settings.modules,
    scoring: settings.scoring,
    financing: settings.financing,
    claims: settings.claims,
    serviceErrors: settings.serviceErrors,
    confirmationCode: settings.confirmationCode,
    faults: backend.faults.list(),
    scenarios: Object.fromEntries(SCENARIO_NAMES.map((name) => [name, describeScenario(name)])),
    faultKinds: FAULT_KINDS,
    controls: Object.keys(CONTROLS),
  };
}

/**
 * Changes `isVerified` (the confirmation by the cabinet owner) and `isNeedChangePassword` of the user with this login.
 */
function changeUser({ world }: ControlledBackend, input: unknown): object {
  const { username, isVerified, isNeedChangePassword } = asRecord(input);
  const where = { username: { equals: String(username) } };
  const known = world.db.user.findFirst({ where });
  if (known === null) throw new ControlError(`No user signs in as ${String(username)}.`);
  if (typeof isVerified === 'boolean') setVerified(world, known.id, isVerified);
  if (typeof isNeedChangePassword === 'boolean') {
    world.db.user.update({ where, data: { isNeedChangePassword } });
  }
  const changed = world.db.user.findFirst({ where }) ?? known;
  return {
    username: changed.username,
    isVerified: changed.isVerified,
    isNeedChangePassword: changed.isNeedChangePassword,
  };
}

function readFault(raw: unknown): Fault {
  const fault = parseFault(raw);
  if (typeof fault === 'string') throw new ControlError(fault);
  return fault;
}
