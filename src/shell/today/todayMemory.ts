import { fieldsOf } from '../../lib/fieldsOf';
import { userMemory } from '../../session/userMemory';
import type { Watched } from './moduleToday';

/** Storage key of the states that users of this device have seen: only ids and states, neither names nor sums. */
export const TODAY_KEY = 'cabinet-today';

/** Lifetime of the states, in milliseconds; afterwards the next visit counts as a first visit. */
const LIFE_MS = 60 * 24 * 60 * 60 * 1000;
const MOST_USERS = 5;
const MOST_THINGS = 300;
const LONGEST = 100;

/** State of a record in the last response. */
interface KnownState {
  readonly state: string;
  /** Time of the change, milliseconds since 1970; 0 if it was not news. */
  readonly at: number;
  readonly isUnread: boolean;
}

/** States, keyed by record id; `Sources` has such a map for each source id. */
type Things = Map<string, KnownState>;
type Sources = Map<string, Things>;

/** Last known states, keyed by source id and then by record id. */
export type KnownSources = ReadonlyMap<string, ReadonlyMap<string, KnownState>>;

/** Stored format: pairs, because an id may equal a property like `__proto__`. */
type StoredSources = readonly (readonly [
  source: string,
  things: readonly [id: string, KnownState][],
])[];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** Reads the valid pairs of a stored list. */
function pairs(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown): [string, unknown][] => {
    if (!Array.isArray(pair)) return [];
    const [name, rest]: unknown[] = pair;
    return isText(name) ? [[name, rest]] : [];
  });
}

function readThings(value: unknown): [string, KnownState][] {
  return pairs(value).flatMap(([id, noted]): [string, KnownState][] => {
    const { state, at, isUnread } = fieldsOf(noted);
    if (!isText(state) || typeof at !== 'number') return [];
    return [[id, { state, at, isUnread: isUnread === true }]];
  });
}

const memory = userMemory<StoredSources>({
  key: TODAY_KEY,
  shape: (stored) => pairs(stored).map(([id, things]) => [id, readThings(things)] as const),
  lifetime: LIFE_MS,
  shared: MOST_USERS,
});

function sourcesOf(owner: string, now: number): Sources {
  return new Map((memory.read(owner, now) ?? []).map(([id, things]) => [id, new Map(things)]));
}

function change(owner: string, now: number, edit: (sources: Sources) => void): void {
  const sources = sourcesOf(owner, now);
  edit(sources);
  const stored = [...sources].map(([id, things]) => [id, [...things]] as const);
  memory.write(owner, stored, now);
}

/** Returns the new entry of a record; the old entry if the state is unchanged. */
function noted(
  thing: Watched,
  before: KnownState | undefined,
  isFirst: boolean,
  now: number,
): KnownState {
  if (before?.state === thing.state) return before;
  if (isFirst || !thing.news) return { state: thing.state, at: 0, isUnread: false };
  const newsAt = Date.parse(thing.news.at ?? '');
  // The time is not later than now, even if the clock of the server is ahead.
  return { state: thing.state, at: newsAt <= now ? newsAt : now, isUnread: true };
}

/** Stores the last known states of records, so that the bell counts only new states. */
export const todayMemory = {
  read: (owner: string, now = Date.now()): KnownSources => sourcesOf(owner, now),
  /**
   * Compares the current states with the stored states, and stores the changes. The first states of a source are
   * not news.
   */
  learn(owner: string, source: string, seen: readonly Watched[], now = Date.now()): void {
    change(owner, now, (sources) => {
      const before = sources.get(source);
      const things = new Map(before);
      for (const thing of seen) {
        if (!isText(thing.id) || !isText(thing.state)) continue;
        const next = noted(thing, before?.get(thing.id), before === undefined, now);
        // Moves the record to the end, because the limit drops records from the start.
        things.delete(thing.id);
        things.set(thing.id, next);
      }
      sources.set(source, new Map([...things].slice(-MOST_THINGS)));
    });
  },
  /** Marks the news of one record as read; without an id, the news of all records. */
  markRead(owner: string, source?: string, id?: string, now = Date.now()): void {
    change(owner, now, (sources) => {
      for (const [name, things] of sources) {
        if (source !== undefined && source !== name) continue;
        for (const [key, thing] of things) {
          if (id === undefined || id === key) things.set(key, { ...thing, isUnread: false });
        }
      }
    });
  },
};
