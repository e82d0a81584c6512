import { isAborted, isApiError, toApiError } from '../../../api/errors';
import { createExport, type ExportProgress } from '../export/exportRows';
import type { Keyed } from '../registryAnswer';
import type { FetchPage, FetchRows } from '../useFetchPage';
import { MOST_CHOSEN } from '../../../shell/preferences/keptSelections';
import type { RowChoice } from '../../../ui/registry/registryColumn';
import { chosenAllText, droppedText } from './selectionTexts';

/** A running or failed load of chosen rows. */
export type SelectionWork =
  | (ExportProgress & { readonly kind: 'choosing' | 'restoring' })
  | {
      readonly kind: 'failed';
      /** `choosing` all found rows, or `restoring` the stored selection. */
      readonly work: 'choosing' | 'restoring';
      readonly message: string;
      readonly onRetry: () => void;
    };

export interface SelectionState<Row> {
  /** The chosen rows of all pages, by key. */
  readonly chosen: ReadonlyMap<string, Row>;
  /** Ids chosen earlier, whose rows are not loaded yet. */
  readonly unread: readonly string[];
  readonly work: SelectionWork | null;
}

/** Functions that decide which rows can be chosen, and name a row. They must be stable. */
export type SelectionRules<Row> = Required<Pick<RowChoice<Row>, 'isSelectable' | 'nameOf'>>;

export interface SelectionOptions<Row> extends SelectionRules<Row> {
  readIds(): readonly string[];
  writeIds(ids: readonly string[]): void;
  /** Shows a message to the user. */
  tell(text: string): void;
}

type AnyRow = Keyed<{ id: string }>;

/** Creates the selection of one registry: the rows chosen on all pages, stored by id. */
export function createSelection<Row extends AnyRow>(options: SelectionOptions<Row>) {
  const { isSelectable, nameOf, readIds, writeIds, tell } = options;
  const listeners = new Set<() => void>();
  let state: SelectionState<Row> = { chosen: new Map(), unread: [], work: null };
  let running = new AbortController();
  let isHeld = false;

  const set = (change: Partial<SelectionState<Row>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const write = () => writeIds([...new Set([...idsOf(state.chosen), ...state.unread])]);
  const put = (chosen: ReadonlyMap<string, Row>, unread = state.unread) => {
    const known = new Set(idsOf(chosen));
    set({ chosen, unread: unread.filter((id) => !known.has(id)) });
    write();
  };
  /** Aborts the current load and prepares the next one. */
  const begin = () => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  /** Ends the load; `chosen` becomes the selection. */
  const endWith = (chosen: ReadonlyMap<string, Row>) => {
    begin();
    set({ work: null });
    put(chosen, []);
  };
  const fail =
    (work: 'choosing' | 'restoring', signal: AbortSignal, onRetry: () => void) =>
    (thrown: unknown) => {
      if (signal.aborted) return;
      if (isApiError(thrown) && isAborted(thrown)) set({ work: null });
      else set({ work: { kind: 'failed', work, message: toApiError(thrown).message, onRetry } });
    };

  /**
   * Replaces chosen rows by their fresh version, and drops rows that are missing or can no longer be chosen. Returns a
   * message about the dropped rows.
   */
  const update = (fresh: readonly Row[], missing: readonly string[] = []): string | undefined => {
    const now = new Map(fresh.map((row) => [row.id, row]));
    const gone = new Set(missing);
    const dropped: Row[] = [];
    const kept = new Map<string, Row>();
    for (const [key, row] of state.chosen) {
      const newest = now.get(row.id) ?? row;
      if (gone.has(row.id)) continue;
      if (isSelectable(newest)) kept.set(key, newest);
      else dropped.push(newest);
    }
    for (const id of state.unread) {
      const row = now.get(id);
      if (row === undefined) continue;
      if (isSelectable(row)) kept.set(row.key, row);
      else dropped.push(row);
    }
    const unread = state.unread.filter((id) => !now.has(id) && !gone.has(id));
    put(kept, unread);
    return dropped.length + missing.length === 0
      ? undefined
      : droppedText(dropped.map(nameOf), missing.length);
  };
  const announce = (text: string | undefined) => {
    if (text !== undefined) tell(text);
  };

  /** Restores the selection if another tab has changed the ids of this registry. */
  function follow(fetchRows: FetchRows<Row>): void {
    const own = new Set([...idsOf(state.chosen), ...state.unread]);
    const kept = readIds();
    if (kept.length !== own.size || kept.some((id) => !own.has(id))) restore(fetchRows);
  }

  function restore(fetchRows: FetchRows<Row>): void {
    const ids = new Set(readIds());
    const chosen = new Map([...state.chosen].filter(([, { id }]) => ids.has(id)));
    const known = new Set(idsOf(chosen));
    set({ chosen, unread: [...ids].filter((id) => !known.has(id)) });
    readUnread(fetchRows);
  }

  function readUnread(fetchRows: FetchRows<Row>): void {
    const signal = begin();
    const { unread } = state;
    if (unread.length === 0) {
      set({ work: null });
      return;
    }
    const onProgress = (done: number, isWaiting: boolean) =>
      set({ work: { kind: 'restoring', done, total: unread.length, isWaiting } });
    onProgress(0, false);
    rowsByIds(unread, { fetchRows, signal, onProgress }).then(
      ({ found, missing }) => {
        set({ work: null });
        announce(update(found, missing));
      },
      fail('restoring', signal, () => readUnread(fetchRows)),
    );
  }

  function chooseAll(fetchPage: FetchPage<Row>): void {
    const signal = begin();
    const before = new Set(state.chosen.keys());
    const added = new Map<string, Row>();
    const isFull = () => before.size + added.size >= MOST_CHOSEN;
    let [left, read, total] = [0, 0, 0];
    const reader = createExport<Row>({
      // Once the limit is reached, an empty page ends the load without a call.
      fetchPage: (page, size) =>
        isFull() ? Promise.resolve({ content: [], totalElements: total }) : fetchPage(page, size),
      signal,
      add: (rows) => {
        for (const row of rows) {
          if (!isSelectable(row)) left += 1;
          else if (!before.has(row.key) && !isFull()) added.set(row.key, row);
        }
        read += rows.length;
      },
      onProgress: ({ total: all, isWaiting }) => {
        total = all;
        set({
          work: { kind: 'choosing', done: read, total: Math.min(all, MOST_CHOSEN), isWaiting },
        });
      },
    });
    const end = () => {
      set({ work: null });
      // Adds to the current state, because the user may have changed the selection during the load.
      put(new Map([...state.chosen, ...added]));
      announce(chosenAllText(state.chosen.size, left, total));
    };
    const run = () => {
      set({ work: { kind: 'choosing', done: read, total, isWaiting: false } });
      reader.run().then(end, fail('choosing', signal, run));
    };
    run();
  }

  return {
    state: () => state,
    /** Calls `onChange` on every change of `state`; the returned function unsubscribes. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change: (chosen: ReadonlyMap<string, Row>) => put(chosen),
    clear: () => endWith(new Map()),
    /** Reads the stored ids, and loads their rows. */
    restore,
    /** Call it after another tab has written to the storage. */
    follow,
    /** Chooses the selectable rows of the search, at most `MOST_CHOSEN`. */
    chooseAll,
    /** Cancels the load. Rows chosen before it stay chosen; ids whose rows are not loaded yet are dropped. */
    cancel: () => endWith(state.chosen),
    /** While `on` is true, `see` does not change the selection. */
    hold: (on: boolean) => {
      isHeld = on;
    },
    /** Updates the chosen rows from a loaded page. Drops those that can no longer be chosen, with a message. */
    see: (rows: readonly Row[]) => {
      if (isHeld) return;
      const fresh = rows.filter((row) => {
        const known = state.chosen.get(row.key);
        return known !== undefined && known !== row;
      });
      if (fresh.length > 0) announce(update(fresh));
    },
    /**
     * Reloads the chosen rows and drops rows that can no longer be chosen, without a message. Resolves with false if
     * the call fails; all rows then stay chosen.
     */
    recheck: async (fetchRows: FetchRows<Row>): Promise<boolean> => {
      const { signal } = running;
      try {
        const asked = { fetchRows, signal, mostAttempts: 1 };
        const { found, missing } = await rowsByIds(idsOf(state.chosen), asked);
        update(found, missing);
        return true;
      } catch {
        return false;
      }
    },
    /** Aborts the load; call it when the registry unmounts. */
    close: () => running.abort(),
  };
}

/** Maximum number of ids per call. */
const CALL_SIZE = 250;

interface ReadOptions<Row extends AnyRow> {
  readonly fetchRows: FetchRows<Row>;
  readonly signal: AbortSignal;
  /** Number of failed attempts in a row after which the reading fails. */
  readonly mostAttempts?: number;
  /** Gets the number of ids processed so far. */
  onProgress?(done: number, isWaiting: boolean): void;
}

/**
 * Resolves with the rows of these ids, fetched in several calls, and the ids without a row that this user may see.
 * Rejects with an `ApiError`.
 */
async function rowsByIds<Row extends AnyRow>(
  ids: readonly string[],
  { fetchRows, onProgress, ...options }: ReadOptions<Row>,
) {
  const found: Row[] = [];
  for (let start = 0; start < ids.length; start += CALL_SIZE) {
    const part = ids.slice(start, start + CALL_SIZE);
    const reader = createExport<Row>({
      ...options,
      fetchPage: (pageNumber, pageSize) => {
        const filters = [{ field: 'id', value: part, operation: 'IN' as const }];
        return fetchRows({ pageNumber, pageSize, filters, sorts: [] });
      },
      add: (rows) => found.push(...rows.filter(({ id }) => part.includes(id))),
      onProgress: ({ isWaiting }) => {
        if (isWaiting) onProgress?.(start, true);
      },
    });
    await reader.run();
    onProgress?.(Math.min(start + CALL_SIZE, ids.length), false);
  }
  const known = new Set(found.map(({ id }) => id));
  return { found, missing: ids.filter((id) => !known.has(id)) };
}

function idsOf(chosen: ReadonlyMap<string, AnyRow>): string[] {
  return [...chosen.values()].map(({ id }) => id);
}
