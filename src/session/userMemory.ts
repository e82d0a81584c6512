import { sorted } from '../lib/copies';
import { fieldsOf, jsonFields } from '../lib/fieldsOf';
import { browserTexts, openLocal, openSession, type BrowserTexts } from './browserTexts';
import { isForeignComputer } from './foreignComputer';

/*
 * All values that the cabinet writes to the storage of the browser pass through this file. src/session/README.md, rule
 * S37: only `userMemory.ts` touches the storage of the browser.
 */

const ownTexts = browserTexts(openLocal, isForeignComputer);
const tabTexts = browserTexts(openSession);

/**
 * Storages for drafts, on the user's own and on a foreign computer. A form uses the storage with which it was opened.
 */
export const deviceTexts = browserTexts(openLocal);
export const foreignTexts = browserTexts(openLocal, () => true);

/** Forgets the values that are kept in memory only; called when a session ends. */
export const forgetHeldMemories = ownTexts.forgetHeld;

/** A stored value that does not depend on the user. No method throws. */
export interface Memory<Kept> {
  read(): Kept | null;
  /** Returns false if the value is kept in memory only: the storage refuses it, or the computer is foreign. */
  write(value: Kept): boolean;
  forget(): void;
}

interface BareOptions<Kept> {
  key: string;
  /** Parses a stored text of any content; null if it is invalid. */
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

/**
 * Keeps a value on this device: a text unchanged, because scripts before React read it, and any other value as JSON.
 */
export const deviceMemory = bareMemory(ownTexts);

/** Keeps a value during reloads, until the tab closes. */
export const tabMemory = bareMemory(tabTexts);

/** Values stored with another version are ignored. */
const VERSION = 1;

interface Options<Kept> {
  key: string;
  /**
   * Reads a stored value of any shape; null if it is invalid.
   *
   * @param now milliseconds since 1970
   */
  shape: (stored: unknown, now: number) => Kept | null;
  /** Milliseconds for which a value is kept after its last change; unlimited by default. */
  lifetime?: number;
  /**
   * Maximum number of users whose values are kept; the oldest values are dropped. By default a value replaces the value
   * of the previous user.
   */
  shared?: number;
}

/** A stored value of a user, found by the user's id. No method throws. */
export interface UserMemory<Kept> {
  /** Returns null if there is no value of this user. The value of another user is removed, unless it is shared. */
  read(owner: string, now?: number): Kept | null;
  /** Stores a value. If the device refuses it, the value is only kept in memory. */
  write(owner: string, value: Kept, now?: number): void;
  forget(): void;
}

interface Entry<Kept> {
  readonly owner: string;
  readonly savedAt: number;
  readonly value: Kept;
}

/**
 * Keeps one kind of value for the users of this browser. src/session/README.md, rule S34: «Это чужой компьютер» keeps
 * nothing, so the value is then neither written to the device nor read from it.
 */
export function userMemory<Kept>(
  { key, shape, lifetime = Infinity, shared = 1 }: Options<Kept>,
  texts = ownTexts,
): UserMemory<Kept> {
  const entryOf = (stored: unknown, now: number): Entry<Kept>[] => {
    const { owner, savedAt, value } = fieldsOf(stored);
    if (typeof owner !== 'string' || typeof savedAt !== 'number') return [];
    // If the clock was set back, the entry must not stay for ever.
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
