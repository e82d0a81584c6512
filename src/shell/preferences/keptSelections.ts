import { fieldsOf } from '../../lib/fieldsOf';
import { userMemory } from '../../session/userMemory';

/**
 * Maximum number of chosen rows in one registry. src/blocks/README.md, rule K13: chosen rows are one selection over
 * all pages.
 */
export const MOST_CHOSEN = 10_000;

/** Lifetime of a selection after its last change, in milliseconds. */
const LIFE_MS = 24 * 60 * 60 * 1000;

export const SELECTION_KEY = 'cabinet-selection';

const LONGEST_ID = 100;

interface KeptIds {
  readonly registry: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly ids: readonly string[];
}

interface SelectionAddress {
  readonly owner: string;
  readonly registry: string;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;

function keptIdsOf(stored: unknown, now: number): KeptIds[] {
  const { registry, savedAt, ids } = fieldsOf(stored);
  if (!isId(registry) || typeof savedAt !== 'number' || !Array.isArray(ids)) return [];
  // A time in the future is invalid: after a change of the clock the entry would stay for ever.
  if (savedAt > now || savedAt + LIFE_MS <= now) return [];
  return [{ registry, savedAt, ids: ids.filter(isId).slice(0, MOST_CHOSEN) }];
}

const memory = userMemory<readonly KeptIds[]>({
  key: SELECTION_KEY,
  shape: (stored, now) =>
    Array.isArray(stored) ? stored.flatMap((one: unknown) => keptIdsOf(one, now)) : null,
});

function save(owner: string, kept: readonly KeptIds[]): void {
  if (kept.length === 0) memory.forget();
  else memory.write(owner, kept);
}

/** Stores the ids of the selected rows of each registry, for one day after the last change. */
export const keptSelections = {
  read: ({ owner, registry }: SelectionAddress): readonly string[] =>
    memory.read(owner)?.find((one) => one.registry === registry)?.ids ?? [],
  write({ owner, registry }: SelectionAddress, ids: readonly string[]): void {
    const others = (memory.read(owner) ?? []).filter((one) => one.registry !== registry);
    const own = ids.length > 0 ? [{ registry, savedAt: Date.now(), ids }] : [];
    save(owner, [...others, ...own]);
  },
  /** Removes expired selections, and the selections of another user. */
  sweep: (owner: string): void => save(owner, memory.read(owner) ?? []),
};
