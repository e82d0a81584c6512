import { fieldsOf } from '../../lib/fieldsOf';
import { createSafeStorage, type SafeStorage } from '../../lib/safeStorage';
import { isForeignComputer } from '../../session/foreignComputer';
import type { Watched } from './moduleToday';
import { sorted } from '../../lib/copies';

/** Where it is kept what each user of this device knows: ids and states, no names and no sums. */
export const TODAY_KEY = 'cabinet-today';

/** News older than this are none any more, and a user who was away for longer begins anew. */
const LIFE_MS = 60 * 24 * 60 * 60 * 1000;
const MOST_USERS = 5;
const MOST_THINGS = 300;
const LONGEST = 100;

/** What a user knows of one thing. */
interface Noted {
  readonly state: string;
  /** When it came into this state, milliseconds since 1970; 0 where that was no news. */
  readonly at: number;
  readonly isUnread: boolean;
}

/** By the id of a thing; by that of its source. */
type Things = Map<string, Noted>;
type Sources = Map<string, Things>;

/** What a user knows of the things of each source, by their ids. */
export type KnownSources = ReadonlyMap<string, ReadonlyMap<string, Noted>>;

interface Kept {
  readonly savedAt: number;
  readonly sources: Sources;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** Pairs of a stored list, of which anything may be wrong. */
function pairs(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown): [string, unknown][] => {
    if (!Array.isArray(pair)) return [];
    const [name, rest]: unknown[] = pair;
    return isText(name) ? [[name, rest]] : [];
  });
}

function readThings(value: unknown): Things {
  return new Map(
    pairs(value).flatMap(([id, noted]): [string, Noted][] => {
      const { state, at, isUnread } = fieldsOf(noted);
      if (!isText(state) || typeof at !== 'number') return [];
      return [[id, { state, at, isUnread: isUnread === true }]];
    }),
  );
}

function readUsers(text: string | null, now: number): Map<string, Kept> {
  try {
    const users = pairs(JSON.parse(text ?? '')).flatMap(([user, kept]): [string, Kept][] => {
      const { savedAt, sources } = fieldsOf(kept);
      if (typeof savedAt !== 'number' || savedAt > now || savedAt + LIFE_MS <= now) return [];
      const read = pairs(sources).map(([id, things]): [string, Things] => [id, readThings(things)]);
      return [[user, { savedAt, sources: new Map(read) }]];
    });
    return new Map(users);
  } catch {
    return new Map();
  }
}

function textOf(users: ReadonlyMap<string, Kept>): string {
  const newest = sorted(users, ([, one], [, other]) => other.savedAt - one.savedAt);
  return JSON.stringify(
    newest
      .slice(0, MOST_USERS)
      .map(([user, { savedAt, sources }]) => [
        user,
        { savedAt, sources: [...sources].map(([id, things]) => [id, [...things]]) },
      ]),
  );
}

/** What has come of a thing that is seen now, by what was known of it. */
function noted(thing: Watched, before: Noted | undefined, isFirst: boolean, now: number): Noted {
  if (before?.state === thing.state) return before;
  if (isFirst || !thing.news) return { state: thing.state, at: 0, isUnread: false };
  const said = Date.parse(thing.news.at ?? '');
  // A clock of the server that is ahead makes no news of tomorrow.
  return { state: thing.state, at: said <= now ? said : now, isUnread: true };
}

/**
 * What the users of this device have seen, for the bell. Of «Это чужой компьютер» nothing is kept on it
 * (src/session/README.md, rule S34): it is forgotten with the page.
 */
export function createTodayMemory(
  storage: SafeStorage,
  isForeign: () => boolean = isForeignComputer,
) {
  /** What can't be kept on the device. */
  let held: string | null = null;
  const usersAt = (now: number) =>
    readUsers(held ?? (isForeign() ? null : storage.read(TODAY_KEY)), now);

  const change = (owner: string, now: number, edit: (sources: Sources) => void) => {
    const users = usersAt(now);
    const sources = users.get(owner)?.sources ?? new Map<string, Things>();
    edit(sources);
    users.set(owner, { savedAt: now, sources });
    const text = textOf(users);
    held = !isForeign() && storage.write(TODAY_KEY, text) ? null : text;
  };

  return {
    read: (owner: string, now = Date.now()): KnownSources =>
      usersAt(now).get(owner)?.sources ?? new Map(),
    /** Compares what is seen now with what was; the first look of a user makes no news. */
    learn: (owner: string, source: string, seen: readonly Watched[], now = Date.now()): void => {
      change(owner, now, (sources) => {
        const before = sources.get(source);
        const things = new Map(before);
        for (const thing of seen) {
          if (!isText(thing.id) || !isText(thing.state)) continue;
          const next = noted(thing, before?.get(thing.id), before === undefined, now);
          // Those that were seen last stand last, and stay the longest.
          things.delete(thing.id);
          things.set(thing.id, next);
        }
        sources.set(source, new Map([...things].slice(-MOST_THINGS)));
      });
    },
    /** The user has read what is told of a thing; without an id, everything. */
    markRead: (owner: string, source?: string, id?: string, now = Date.now()): void => {
      change(owner, now, (sources) => {
        for (const [name, things] of sources) {
          if (source !== undefined && source !== name) continue;
          for (const [key, thing] of things) {
            if (id === undefined || id === key) things.set(key, { ...thing, isUnread: false });
          }
        }
      });
    },
    /** For the end of a session on a computer that keeps nothing. */
    forgetHeld: (): void => {
      held = null;
    },
  };
}

export const todayMemory = createTodayMemory(createSafeStorage(() => window.localStorage));
