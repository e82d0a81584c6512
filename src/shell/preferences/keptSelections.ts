import { fieldsOf } from '../../lib/fieldsOf';
import { createSafeStorage, type SafeStorage } from '../../lib/safeStorage';
import { isForeignComputer } from '../../session/foreignComputer';

/** Most rows that can be chosen in one registry (src/blocks/README.md, rule K13). */
export const MOST_CHOSEN = 10_000;

/** How long a selection is kept after its last change, in milliseconds. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** Where the selections of a user are kept: one text for all registries. */
export const SELECTION_KEY = 'cabinet-selection';

const LONGEST_ID = 100;

interface KeptIds {
  readonly savedAt: number;
  readonly ids: readonly string[];
}

/** The ids that one user has chosen, by registry. */
interface KeptSelections {
  readonly owner: string;
  readonly registries: Readonly<Record<string, KeptIds>>;
}

/** Whose selection, in which registry. */
interface SelectionAddress {
  readonly owner: string;
  readonly registry: string;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;

/** Reads a stored text, which may be anything, without what is too old. */
function readSelections(text: string | null, now: number): KeptSelections | null {
  try {
    const { owner, registries } = fieldsOf(JSON.parse(text ?? ''));
    if (!isId(owner)) return null;
    const kept = Object.entries(fieldsOf(registries)).flatMap(
      ([id, value]): [string, KeptIds][] => {
        const { savedAt, ids } = fieldsOf(value);
        if (typeof savedAt !== 'number' || !Array.isArray(ids)) return [];
        // A clock that was set back must not keep it for ever.
        if (savedAt > now || savedAt + LIFE_MS <= now) return [];
        return [[id, { savedAt, ids: ids.filter(isId).slice(0, MOST_CHOSEN) }]];
      },
    );
    return { owner, registries: Object.fromEntries(kept) };
  } catch {
    return null;
  }
}

/**
 * The selections on this device: ids only, of one user, for a day. Of «Это чужой компьютер» nothing is
 * kept, and what was there goes (src/session/README.md, rule S34).
 */
export function createKeptSelections(
  storage: SafeStorage,
  isForeign: () => boolean = isForeignComputer,
) {
  const save = ({ owner, registries }: KeptSelections) => {
    if (Object.keys(registries).length === 0) storage.remove(SELECTION_KEY);
    else storage.write(SELECTION_KEY, JSON.stringify({ owner, registries }));
  };
  /** Removes the selection of another user. */
  const ofOwner = (owner: string, now: number): KeptSelections => {
    const kept = isForeign() ? null : readSelections(storage.read(SELECTION_KEY), now);
    if (kept?.owner === owner) return kept;
    storage.remove(SELECTION_KEY);
    return { owner, registries: {} };
  };
  return {
    read: ({ owner, registry }: SelectionAddress, now = Date.now()): readonly string[] => {
      const { registries } = ofOwner(owner, now);
      return Object.hasOwn(registries, registry) ? (registries[registry]?.ids ?? []) : [];
    },
    write: (
      { owner, registry }: SelectionAddress,
      ids: readonly string[],
      now = Date.now(),
    ): void => {
      const { [registry]: _before, ...others } = ofOwner(owner, now).registries;
      if (isForeign()) return;
      const own = ids.length > 0 ? { [registry]: { savedAt: now, ids } } : {};
      save({ owner, registries: { ...others, ...own } });
    },
    /** Removes what is too old; also what belongs to another than `owner`, where one is given. */
    sweep: (owner?: string, now = Date.now()): void => {
      const text = storage.read(SELECTION_KEY);
      if (text === null) return;
      const kept = isForeign() ? null : readSelections(text, now);
      if (kept === null || (owner !== undefined && kept.owner !== owner)) {
        storage.remove(SELECTION_KEY);
      } else save(kept);
    },
  };
}

export const keptSelections = createKeptSelections(createSafeStorage(() => window.localStorage));
