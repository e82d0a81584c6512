import { sorted } from '../lib/copies';
import { fieldsOf } from '../lib/fieldsOf';
import { deviceStorage, type SafeStorage } from '../lib/safeStorage';
import { isForeignComputer } from './foreignComputer';

/** Another version of what is stored is not read. */
const VERSION = 1;

/** Texts that the device did not take, by their keys. */
const held = new Map<string, string>();

/** For the end of a session. */
export const forgetHeldMemories = (): void => held.clear();

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
  /** Null where nothing is known of this user. The value of another user is removed, unless it is shared. */
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
  device: SafeStorage = deviceStorage,
  isForeign: () => boolean = isForeignComputer,
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
    const text = held.get(key) ?? (isForeign() ? null : device.read(key));
    try {
      const { version, users } = fieldsOf(JSON.parse(text ?? 'null'));
      if (version !== VERSION || !Array.isArray(users)) return [];
      return users.flatMap((one: unknown) => entryOf(one, now));
    } catch {
      return []; // not JSON
    }
  };

  return {
    read(owner, now = Date.now()) {
      const entry = readEntries(now).find((one) => one.owner === owner);
      if (entry === undefined && shared === 1) device.remove(key);
      return entry?.value ?? null;
    },
    write(owner, value, now = Date.now()) {
      const others = readEntries(now).filter((one) => one.owner !== owner);
      const newest = sorted(others, (one, other) => other.savedAt - one.savedAt);
      const users = [{ owner, savedAt: now, value }, ...newest].slice(0, shared);
      const text = JSON.stringify({ version: VERSION, users });
      held.delete(key);
      if (!isForeign() && device.write(key, text)) return;
      held.set(key, text);
      // An older value must not come back in the place of this one.
      if (shared === 1) device.remove(key);
    },
    forget() {
      held.delete(key);
      device.remove(key);
    },
  };
}
