import type { Shape } from '../../../src/api/answers/decode';
import { isRecord } from '../core/record';
import { createRandomness } from '../core/randomness';
import type { SavedTokens } from '../core/tokenRegistry';
import { createDatabase } from '../db';
import { isScenarioName, type ScenarioName } from '../scenarios/scenario';
import { defaultSettings, type Settings, type World } from '../world';
import { refuseWrongValues } from './savedValues';
import { SnapshotError } from './snapshotError';
import { tableForms } from './tableForms';
import { restoreTables, saveTables, type SavedTables } from './tables';

/** Raised when a snapshot changes its form; what changes inside tables is found out by itself. */
const VERSION = 3;

/** The scenario and the seed that the data of a backend came from. */
export interface Origin {
  readonly scenario: ScenarioName;
  readonly seed: number;
}

/** Everything that a backend knows, as plain JSON. Neither faults nor the log belong to it. */
export interface Snapshot {
  readonly version: typeof VERSION;
  readonly origin: Origin;
  /** How far the clock was ahead of the machine, milliseconds. */
  readonly clockAheadMs: number;
  /** The random ids go on where they were, or they would come twice. */
  readonly randomSeed: number;
  readonly settings: Settings;
  readonly tokens: SavedTokens;
  readonly tables: SavedTables;
}

/** The state of a backend; shares lists and rows with it, so it has to be written out at once. */
export function takeSnapshot(world: World, origin: Origin): Snapshot {
  return {
    version: VERSION,
    origin,
    clockAheadMs: world.clock.ahead(),
    randomSeed: world.randomness.seed(),
    settings: world.settings,
    tokens: world.tokens.save(),
    tables: saveTables(world.db),
  };
}

/**
 * Brings a world into a saved state, or leaves it as it is.
 *
 * @param saved what `takeSnapshot` gave, after a way through JSON
 * @throws SnapshotError that says why it cannot be used
 */
export function restoreSnapshot(world: World, saved: unknown): Origin {
  if (!isRecord(saved)) throw new SnapshotError('it is not a JSON object');
  if (saved.version !== VERSION) throw new SnapshotError('another version has written it');
  if (!isSnapshot(saved)) throw new SnapshotError('parts of it are missing or have changed');
  const { clockAheadMs, randomSeed, settings, tokens } = saved;
  refuseWrongValues({ clockAheadMs, randomSeed, settings }, STATE, 'the state');
  refuseWrongValues(withoutPairs(tokens), TOKENS, 'tokens');
  const db = createDatabase();
  restoreTables(db, tableForms(), saved.tables);
  world.db = db;
  world.clock.reset();
  world.clock.advance(saved.clockAheadMs);
  world.randomness = createRandomness(saved.randomSeed);
  world.failedSignIns.clear(); // it ends by itself after a minute
  world.settings = structuredClone(saved.settings);
  world.tokens.restore(saved.tokens);
  return { scenario: saved.origin.scenario, seed: saved.origin.seed };
}

function isSnapshot(
  saved: Readonly<Record<string, unknown>>,
): saved is Record<string, unknown> & Snapshot {
  const { origin, settings, tokens } = saved;
  return (
    isRecord(origin) &&
    isScenarioName(origin.scenario) &&
    Number.isSafeInteger(origin.seed) &&
    isRecord(settings) &&
    Object.keys(defaultSettings()).every((name) => Object.hasOwn(settings, name)) &&
    isRecord(tokens) &&
    Array.isArray(tokens.access) &&
    Array.isArray(tokens.refresh)
  );
}

const STATE = {
  clockAheadMs: 'i',
  randomSeed: 'i',
  settings: {
    modules: ['s', '*'],
    scoring: { requestedMs: 'i', scoringMs: 'i', outcome: '=ACTIVE|DENIED?' },
    claims: {
      submittedMs: 'i',
      reviewMs: 'i',
      paymentMs: 'i',
      outcome: '=APPROVED|PARTIALLY_APPROVED|REJECTED|DOCUMENTS_REQUESTED',
    },
    serviceErrors: {},
    financing: { sendBankMs: 'i', processingMs: 'i', outcome: '=APPROVED|CANCEL?', objectMs: 'i' },
    confirmationCode: 's',
  } satisfies Record<keyof Settings, Shape>,
} as const;

const ISSUED = [
  { token: 's', issued: { userId: 's', family: 's', expiresAt: 'i', used: 'b' } },
  '*',
] as const;

const TOKENS = {
  lifetimes: { accessSeconds: 'i', refreshSeconds: 'i' },
  access: ISSUED,
  refresh: ISSUED,
  revoked: ['s', '*'],
} as const;

/** Tokens with names for the parts of a pair: shapes know no pairs. */
function withoutPairs({ access, refresh, ...rest }: SavedTokens): object {
  const named = ([token, issued]: SavedTokens['access'][number]) => ({ token, issued });
  return { ...rest, access: access.map(named), refresh: refresh.map(named) };
}
