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

/**
 * Version of the format of snapshots. Increase it when the format changes; changes of tables are detected without it.
 */
const VERSION = 3;

export interface Origin {
  readonly scenario: ScenarioName;
  readonly seed: number;
}

/** The state of a backend as plain JSON, without faults and log. */
export interface Snapshot {
  readonly version: typeof VERSION;
  readonly origin: Origin;
  /** Milliseconds that the clock is ahead of the machine's clock. */
  readonly clockAheadMs: number;
  /** The random generator continues from this seed, because otherwise it would repeat ids. */
  readonly randomSeed: number;
  readonly settings: Settings;
  readonly tokens: SavedTokens;
  readonly tables: SavedTables;
}

/**
 * Returns the state of a backend. It refers to the lists and rows of the backend, so serialise it before the next call.
 */
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
 * Restores a saved state and returns its origin. After an error, nothing has changed.
 *
 * @param saved result of `takeSnapshot`, after JSON
 * @throws SnapshotError with the reason why it cannot be used
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
  world.failedSignIns.clear(); // not saved, because they require a captcha only for a minute
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

/** Returns tokens as objects instead of pairs, because a shape cannot describe pairs. */
function withoutPairs({ access, refresh, ...rest }: SavedTokens): object {
  const named = ([token, issued]: SavedTokens['access'][number]) => ({ token, issued });
  return { ...rest, access: access.map(named), refresh: refresh.map(named) };
}
