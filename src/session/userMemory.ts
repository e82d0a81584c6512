import { sorted } from '../lib/copies';
import { fieldsOf, jsonFields } from '../lib/fieldsOf';
import { browserTexts, openLocal, openSession, type BrowserTexts } from './browserTexts';
import { isForeignComputer } from './foreignComputer';

/* All that the cabinet keeps in the browser goes through this file (src/session/README.md, rule S37). */

const ownTexts = browserTexts(openLocal, isForeignComputer);
const tabTexts = browserTexts(openSession);

/** For drafts, whose form keeps its first storage: on its user's computer, or on a stranger's. */
export const deviceTexts = browserTexts(openLocal);
export const foreignTexts = browserTexts(openLocal, () => true);

/** For the end of a session. */
export const forgetHeldMemories = ownTexts.forgetHeld;

/** A value that the browser remembers, whoever uses it. No method throws. */
export interface Memory<Kept> {
  read(): Kept | null;
  /** False where the storage does not take it: then it lives as long as the page. */
  write(value: Kept): boolean;
  forget(): void;
}

interface BareOptions<Kept> {
  key: string;
  /** Reads a stored text, which may be any; null refuses it. */
  shape: (text: string) => Kept | null;
}

const bareMemory =
  (texts: BrowserTexts) =>
  <Kept extends string | object>({ key, shape }: BareOptions<Kept>): Memory<Kept> => ({
    read() {
      const text = texts.read(key);
      return text === null ? null : shape(text);
    },
    write(value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return texts.write(key, text, true) === 'device';
    },
    forget: () => texts.remove(key),
  });

/** Keeps a value of this device: a text as it is, anything else as JSON. Scripts before React read it. */
export const deviceMemory = bareMemory(ownTexts);

/** Keeps a value through a reload of the tab, and no longer than the tab. */
export const tabMemory = bareMemory(tabTexts);

/** A stored value of another version is not read. */
const VERSION = 1;

interface Options<Kept> {
  /** The key in the storage of the browser. */
  key: string;
  /**
   * Reads a stored value, which may be of any shape; null refuses it.
   *
   * @param now milliseconds since 1970
   */
  shape: (stored: unknown, now: number) => Kept | null;
  /** Milliseconds from the last change on; endless by default. */
  lifetime?: number;
  /** Users whose values are kept beside each other, the last ones. By default a user replaces the one before. */
  shared?: number;
}

/** A value that the browser remembers of a user, by the user's id. No method throws. */
export interface UserMemory<Kept> {
  /** Null without a value of this user. The value of another user is removed, unless it is shared. */
  read(owner: string, now?: number): Kept | null;
  /** A value that the device does not take lives as long as the session. */
  write(owner: string, value: Kept, now?: number): void;
  forget(): void;
}

interface Entry<Kept> {
  readonly owner: string;
  readonly savedAt: number;
  readonly value: Kept;
}

/**
 * Keeps one kind of value for the users of this browser. After «Это чужой компьютер» it neither writes to
 * the device nor reads from it (src/session/README.md, rule S34).
 */
export function userMemory<Kept>(
  { key, shape, lifetime = Infinity, shared = 1 }: Options<Kept>,
  texts = ownTexts,
): UserMemory<Kept> {
  const entryOf = (stored: unknown, now: number): Entry<Kept>[] => {
    const { owner, savedAt, value } = fieldsOf(stored);
    if (typeof owner !== 'string' || typeof savedAt !== 'number') return [];
    // A clock that was set back must not keep it for ever.
    if (savedAt > now || savedAt + lifetime <= now) return [];
    const kept = shape(value, now);
    return kept === null ? [] : [{ owner, savedAt, value: kept }];
  };
  const readEntries = (now: number): readonly Entry<Kept>[] => {
    const { version, users } = jsonFields(texts.read(key));
    if (version !== VERSION || !Array.isArray(users)) return [];
    return users.flatMap((one: unknown) => entryOf(one, now));
  };

  return {
    read(owner, now = Date.now()) {
      const entry = readEntries(now).find((one) => one.owner === owner);
      if (entry === undefined && shared === 1) texts.remove(key);
      return entry?.value ?? null;
    },
    write(owner, value, now = Date.now()) {
      const others = readEntries(now).filter((one) => one.owner !== owner);
      const newest = sorted(others, (one, other) => other.savedAt - one.savedAt);
      const users = [{ owner, savedAt: now, value }, ...newest].slice(0, shared);
      texts.write(key, JSON.stringify({ version: VERSION, users }), shared > 1);
    },
    forget: () => texts.remove(key),
  };
}
