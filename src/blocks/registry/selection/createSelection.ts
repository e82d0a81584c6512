import { isAborted, isApiError, toApiError } from '../../../api/errors';
import { createExport } from '../export/exportRows';
import type { Keyed } from '../registryAnswer';
import type { FetchPage, FetchRows } from '../useFetchPage';
import { MOST_CHOSEN } from '../../../shell/preferences/keptSelections';
import { rowsByIds } from './rowsByIds';
import { chosenAllText, droppedText } from './selectionTexts';

/** Reading that goes on, or has stopped. */
export type SelectionWork =
  | {
      readonly kind: 'choosing' | 'restoring';
      readonly done: number;
      readonly total: number;
      /** The last call has failed and is tried again by itself. */
      readonly isWaiting: boolean;
    }
  | {
      readonly kind: 'failed';
      /** What has failed. */
      readonly work: 'choosing' | 'restoring';
      readonly message: string;
      readonly onRetry: () => void;
    };

export interface SelectionState<Row> {
  /** The chosen rows of all pages, by their keys. */
  readonly chosen: ReadonlyMap<string, Row>;
  /** Ids that were chosen earlier, whose rows have not been read yet. */
  readonly unread: readonly string[];
  readonly work: SelectionWork | null;
}

export interface SelectionOptions<Row> {
  isSelectable(row: Row): boolean;
  /** «требование 12»: names a row that can be chosen no longer. */
  nameOf(row: Row): string;
  readIds(): readonly string[];
  writeIds(ids: readonly string[]): void;
  /** Says something beside the registry. */
  tell(text: string): void;
}

type AnyRow = Keyed<{ id: string }>;

/** The selection of one registry: what is chosen on all pages, kept by its ids. */
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
  /** Ends what is being read, and begins anew. */
  const begin = () => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  const fail =
    (work: 'choosing' | 'restoring', signal: AbortSignal, onRetry: () => void) =>
    (thrown: unknown) => {
      if (signal.aborted) return;
      if (isApiError(thrown) && isAborted(thrown)) set({ work: null });
      else set({ work: { kind: 'failed', work, message: toApiError(thrown).message, onRetry } });
    };

  /** Takes rows as they are now, without what cannot be chosen any longer; returns words about that. */
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
  const say = (text: string | undefined) => {
    if (text !== undefined) tell(text);
  };

  /** Another tab has written: nothing is read anew where it has changed another registry. */
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
    rowsByIds(unread, fetchRows, { signal, isPatient: true, onProgress }).then(
      ({ found, missing }) => {
        set({ work: null });
        say(update(found, missing));
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
      // An empty page ends the reading.
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
      // Rows may have been ticked by hand, or the tick taken away, while this was read.
      put(new Map([...state.chosen, ...added]));
      say(chosenAllText(state.chosen.size, left, total));
    };
    const run = () => {
      set({ work: { kind: 'choosing', done: read, total, isWaiting: false } });
      reader.run().then(end, fail('choosing', signal, run));
    };
    run();
  }

  return {
    state: () => state,
    /** Calls back on every change of `state`; the returned function stops it. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change: (chosen: ReadonlyMap<string, Row>) => put(chosen),
    clear: () => {
      begin();
      set({ work: null });
      put(new Map(), []);
    },
    /** Reads the kept ids, and their rows. */
    restore,
    /** The same after another tab has changed them. */
    follow,
    /** Chooses everything that is found, as far as it may be chosen. */
    chooseAll,
    /** Ends the reading; rows that are known stay chosen. */
    cancel: () => {
      begin();
      set({ work: null });
      put(state.chosen, []);
    },
    /** While it is held, pages change nothing (`see`). */
    hold: (on: boolean) => {
      isHeld = on;
    },
    /** Takes over what a page says of chosen rows. */
    see: (rows: readonly Row[]) => {
      if (isHeld) return;
      const fresh = rows.filter((row) => {
        const known = state.chosen.get(row.key);
        return known !== undefined && known !== row;
      });
      if (fresh.length > 0) say(update(fresh));
    },
    /**
     * Asks how the chosen rows stand now; the caller says what became of them. Returns false where the
     * server has not told it: then all of them stay.
     */
    recheck: async (fetchRows: FetchRows<Row>): Promise<boolean> => {
      const { signal } = running;
      try {
        const { found, missing } = await rowsByIds(idsOf(state.chosen), fetchRows, {
          signal,
          isPatient: false,
        });
        update(found, missing);
        return true;
      } catch {
        return false;
      }
    },
    /** Ends the reading when the registry is left. */
    close: () => running.abort(),
  };
}

function idsOf(chosen: ReadonlyMap<string, AnyRow>): string[] {
  return [...chosen.values()].map(({ id }) => id);
}
