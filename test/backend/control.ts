import { ControlError, flag, oneOf, readInput, text, wholeNumber } from './controlInput';
import { moveClock } from './controlClock';
import { changeOrderInsurance } from './controlOrderInsurance';
import { describeProblems, type ExchangeLog } from './core/exchangeLog';
import type { IncomingCall } from './core/incomingCall';
import { isNestedTooDeep } from './core/requestBody';
import { FAULT_KINDS, parseFault } from './faults/fault';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './scenarios/people';
import type { FaultBoard } from './faults/faultBoard';
import { setVerified } from './handlers/user/verification';
import { describeScenario, SCENARIO_NAMES, type ScenarioName } from './scenarios/scenario';
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
  const asked = `${method} ${name}`.trim();
  const control = CONTROLS[asked];
  try {
    if (control === undefined) return answer({ message: messageOfUnknown(asked, name) }, 404);
    const sent = new TextDecoder().decode(body);
    if (isNestedTooDeep(sent)) throw new ControlError('The JSON is nested too deep.');
    const input: unknown = sent === '' ? {} : JSON.parse(sent);
    return answer(control(backend, input));
  } catch (error) {
    if (!ANSWERED_ERRORS.some((kind) => error instanceof kind)) throw error;
    const reason = error instanceof Error ? error.message : '';
    const message = error instanceof SyntaxError ? `The body is no JSON: ${reason}` : reason;
    if (error instanceof SnapshotError) return answer({ message }, 422);
    return error instanceof SeedError
      ? answer({ message, fieldErrors: error.fieldErrors }, 422)
      : answer({ message }, 400);
  }
}

/** Returns a JSON response that ends with a line break, so that a prompt after curl begins on a new line. */
function answer(body: unknown, status = 200): Response {
  const headers = { 'Content-Type': 'application/json' };
  return new Response(`${JSON.stringify(body)}\n`, { status, headers });
}

function messageOfUnknown(asked: string, name: string): string {
  const all = Object.keys(CONTROLS);
  const ofThisName = all.filter((one) => one.split(' ')[1] === name);
  return `There is no ${asked}; there are ${(ofThisName.length > 0 ? ofThisName : all).join(', ')}`;
}

const CONTROLS: Readonly<Record<string, Control>> = {
  GET: (backend) => ({
    ...describeState(backend),
    scenarios: Object.fromEntries(SCENARIO_NAMES.map((name) => [name, describeScenario(name)])),
    faultKinds: FAULT_KINDS,
    controls: Object.keys(CONTROLS),
  }),
  'POST reset': (backend, input) => {
    const readers = { scenario: oneOf(SCENARIO_NAMES), seed: wholeNumber, keepSessions: flag };
    backend.reset(readInput(input, readers));
    return describeState(backend);
  },
  'GET state': (backend) => backend.snapshot(),
  'PUT state': (backend, input) => {
    backend.restore(input);
    return describeState(backend);
  },
  'GET faults': (backend) => backend.faults.list(),
  'POST faults': (backend, input) => {
    backend.faults.post((Array.isArray(input) ? input : [input]).map(parseFault));
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
    const { accessLifetimeSeconds, expireAccess, revokeRefresh } = readInput(input, {
      accessLifetimeSeconds: wholeNumber,
      expireAccess: flag,
      revokeRefresh: flag,
    });
    const { tokens } = backend.world;
    if (accessLifetimeSeconds !== undefined) {
      tokens.setLifetimes({ accessSeconds: accessLifetimeSeconds });
    }
    if (expireAccess === true) tokens.expireAccess();
    if (revokeRefresh === true) tokens.revokeRefresh();
    return describeState(backend);
  },
  'POST scoring': (backend, input) => {
    const outcome = oneOf(['ACTIVE', 'DENIED', null]);
    const readers = { requestedMs: wholeNumber, scoringMs: wholeNumber, outcome };
    Object.assign(backend.world.settings.scoring, readInput(input, readers));
    return describeState(backend);
  },
  'POST financing': (backend, input) => {
    const changes = readInput(input, {
      sendBankMs: wholeNumber,
      processingMs: wholeNumber,
      objectMs: wholeNumber,
      outcome: oneOf(['APPROVED', 'CANCEL', null]),
    });
    Object.assign(backend.world.settings.financing, changes);
    return describeState(backend);
  },
  'POST insurance': (backend, input) => {
    changeOrderInsurance(backend.world, input);
    return describeState(backend);
  },
  'GET seed': () => CATALOGUE,
  'POST seed': ({ seeding }, input) => {
    const rows = seeding.fromJson(input);
    if (Object.keys(rows).length > 0) return rows;
    throw new ControlError('Nothing to build: a body such as {"order": {"many": 20}} is missing.');
  },
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
  };
}

/**
 * Changes `isVerified` (the confirmation by the cabinet owner) and `isNeedChangePassword` of the user with this login.
 */
function changeUser({ world }: ControlledBackend, input: unknown): object {
  const {
    username = '',
    isVerified,
    isNeedChangePassword,
  } = readInput(input, { username: text, isVerified: flag, isNeedChangePassword: flag });
  const where = { username: { equals: username } };
  const known = world.db.user.findFirst({ where });
  if (known === null) throw new ControlError(`No user signs in as "${username}".`);
  if (isVerified !== undefined) setVerified(world, known.id, isVerified);
  if (isNeedChangePassword !== undefined) {
    world.db.user.update({ where, data: { isNeedChangePassword } });
  }
  const changed = world.db.user.findFirst({ where }) ?? known;
  return {
    username: changed.username,
    isVerified: changed.isVerified,
    isNeedChangePassword: changed.isNeedChangePassword,
  };
}
