import { toApiError } from '../../api/errors';
import { inputOwner } from '../../forms/form/keptInput';
import { createTaskQueue, type TaskQueue } from '../../lib/taskQueue';
import {
  DRAFT_LIFE_MS,
  draftKey,
  openDraft,
  sealDraft,
  writtenAt,
  type DraftAddress,
  type DraftKind,
  type Saved,
} from './draftEnvelope';
import {
  differencesOf,
  layOver,
  mergeChanged,
  reconcile,
  type Comparison,
} from './draftReconciliation';
import { keepShaped } from './draftShape';
import { untouched, type DraftState } from './draftState';
import { sameInput } from './sameInput';
import { browserDrafts, type DraftStorage } from './draftStorage';

/** Milliseconds after the last key press until the input is stored. */
export const KEEP_AFTER_MS = 1_500;

export interface FoundDraft<Values> extends Comparison<Values> {
  /** Time of writing, in milliseconds since 1970. */
  savedAt: number;
}

/** A kind of draft, with the drafts that are still being sent after their page was left. */
export interface HeldDraftKind<Values> extends DraftKind<Values> {
  /**
   * Drafts that are still being sent after their page was left, by storage key. A user who returns meanwhile gets the
   * same draft. Empty at first.
   */
  left: Map<string, DraftHold<Values>>;
  /**
   * Returns `mine` with the ids that the server has assigned to items with the same content. Needed if the response to
   * a save was lost: an item without an id never matches an item of `theirs`.
   */
  adoptIds?: (mine: Values, theirs: Values) => Values;
}

export interface DraftHoldOptions<Values> {
  kind: HeldDraftKind<Values>;
  /** Id of the subject that the form edits. */
  id: string;
  saved: Saved<Values>;
  storage?: DraftStorage;
}

/**
 * Saves a form as it is, without validation. Resolves with the server's version, or with undefined if the server did
 * not accept it. May reject.
 */
export type SaveDraft<Values> = (
  values: Values,
  hold: DraftHold<Values>,
) => Promise<Saved<Values> | undefined>;

/** Stores the unsent input of one open form, and sends it to the server. */
export interface DraftHold<Values> {
  /** An earlier draft of the same user that differs from the server's form; undefined if there is none. */
  readonly found: FoundDraft<Values> | undefined;
  /**
   * Runs calls about the form one after another, including those of a page that was left, so that the later of two
   * saves wins. A call passed here must not wait for `save`, because `save` uses the same queue.
   */
  inTurn: TaskQueue['run'];
  state(): DraftState;
  subscribe(onChange: () => void): () => void;
  /** Takes the form's values after a change, and stores them after `KEEP_AFTER_MS` without another change. */
  keep(values: Values): void;
  /** Stores the typed values at once, because the page may be about to close. */
  keepNow(): void;
  /** Sets the function that saves the form on the server; before this call nothing is sent. */
  saveBy(save: SaveDraft<Values>): void;
  /** Sends the typed values after earlier calls; resolves with true if nothing is left to send. */
  save(): Promise<boolean>;
  /** Sends the typed values when the page is left. A user who returns meanwhile gets this draft. */
  leave(): void;
  /** Marks values that the server has refused: `save` does not send them again. */
  refused(values: Values): void;
  /**
   * Takes the server's version as the new base, except while the user has a difference to decide about. `sent`: values
   * just saved by this page; the draft is removed unless the user has typed more since.
   */
  onServerAnswer(saved: Saved<Values>, sent?: Values): void;
  /** Bases the draft on this server version, after the user has decided about every difference. */
  rebase(saved: Saved<Values>): void;
  /**
   * Compares the values with the server's version. The merged form also keeps typed values that drafts never contain.
   */
  compare(saved: Saved<Values>, values: Values): Comparison<Values>;
  /** Removes the draft after the form was sent or its input was discarded. */
  clear(): void;
  /**
   * Takes a storage change by another tab: a new text under this draft's key sets the state `elsewhere`; a removed text
   * is ignored.
   */
  changedElsewhere(key: string, text: string | null): void;
}

/** Returns the draft that an earlier page of this form is still sending, or opens a new one. */
export function openDraftHold<Values>(options: DraftHoldOptions<Values>): DraftHold<Values> {
  const { kind } = options;
  return kind.left.get(draftKey(addressOf(options))) ?? createDraftHold(options);
}

function addressOf<Values>({ kind, id }: DraftHoldOptions<Values>): DraftAddress {
  return { user: inputOwner() ?? '', kind: kind.name, id };
}

/** Opens the draft of a form for the current user. */
export function createDraftHold<Values>(options: DraftHoldOptions<Values>): DraftHold<Values> {
  const { kind, storage = browserDrafts() } = options;
  const address = addressOf(options);
  const key = draftKey(address);
  const validShape = (values: Values): Values => keepShaped<Values>(values, kind.shape);

  let server = options.saved;
  /** The server's version on which the draft is based. */
  let base: Saved<Values> = { ...server, values: validShape(server.values) };
  /** Typed values that the server does not have; undefined if there are none. */
  let typed: Values | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: DraftState = untouched(server);
  let save: SaveDraft<Values> = () => Promise.resolve(undefined);
  let running: { values: Values; result: Promise<boolean> } | undefined;
  let refused: { values: Values } | undefined;
  const turns = createTaskQueue(1);
  const listeners = new Set<() => void>();

  const become = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const clear = () => {
    stopTimer();
    typed = undefined;
    storage.remove(key);
    become(untouched(server));
  };
  const keepNow = () => {
    stopTimer();
    if (typed === undefined) return;
    if (sameInput(typed, server.values)) {
      clear();
      return;
    }
    const values = validShape(typed);
    if (sameInput(values, validShape(server.values))) {
      // Only values that drafts never contain have changed, so there is nothing to store.
      storage.remove(key);
      become({ kind: 'typed' });
      return;
    }
    const at = Date.now();
    const place = storage.write(key, sealDraft(address, kind, { savedAt: at, base, values }));
    const isPartial = !sameInput(layOver(server.values, values), typed);
    become({ kind: 'kept', place, at, isPartial });
  };
  const compare = (
    from: Values,
    mine: Values,
    whole: Values,
    /** The values to merge into: the server's form, optionally with typed values that drafts never contain. */
    behind = whole,
  ): Comparison<Values> => {
    const theirs = validShape(whole);
    const versions = {
      base: from,
      mine: kind.adoptIds?.(validShape(mine), theirs) ?? validShape(mine),
      theirs,
    };
    return {
      differences: differencesOf(versions),
      values: (side) => layOver(behind, reconcile(versions, side)),
    };
  };
  const rebase = (saved: Saved<Values>) => {
    server = saved;
    base = { ...saved, values: validShape(saved.values) };
  };
  const onServerAnswer: DraftHold<Values>['onServerAnswer'] = (saved, sent) => {
    const isUndecided =
      sent === undefined &&
      typed !== undefined &&
      compare(base.values, typed, saved.values).differences.length > 0;
    if (isUndecided) server = saved;
    else rebase(saved);
    if (sent !== undefined && (typed === undefined || sameInput(typed, sent))) clear();
    else if (typed === undefined) become(untouched(server));
    else keepNow();
  };
  const send = async (values: Values): Promise<boolean> => {
    keepNow();
    become({ kind: 'sending' });
    const saved = await save(values, hold).catch((error: unknown) => {
      // Without a response, the same call may succeed later. With a response, the same values are not sent again.
      if (typeof toApiError(error).status === 'number') refused = { values };
      return undefined;
    });
    if (saved !== undefined) onServerAnswer(saved, values);
    else keepNow();
    return typed === undefined;
  };

  const findDraft = (): FoundDraft<Values> | undefined => {
    const text = address.user === '' ? null : storage.read(key);
    if (text === null) return undefined;
    const draft = openDraft(text, address, kind);
    const isOld = draft !== undefined && draft.savedAt < Date.now() - DRAFT_LIFE_MS;
    if (draft === undefined || isOld || sameInput(draft.values, validShape(server.values))) {
      storage.remove(key);
      return undefined;
    }
    const { savedAt } = draft;
    return { savedAt, ...compare(draft.base.values, draft.values, server.values) };
  };
  const found = findDraft();

  const hold: DraftHold<Values> = {
    get found() {
      if (typed === undefined) return found;
      // Another page of the same form opened while the previous page's call runs.
      const values = typed;
      return { savedAt: Date.now(), differences: [], values: () => values };
    },
    inTurn: turns.run,
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    keep(values) {
      typed = values;
      stopTimer();
      timer = setTimeout(keepNow, KEEP_AFTER_MS);
      if (state.kind !== 'typed') become({ kind: 'typed' });
    },
    keepNow,
    saveBy(newSave) {
      save = newSave;
    },
    save() {
      if (running !== undefined && running.values === typed) return running.result;
      return turns.run(() => {
        if (typed === undefined) return Promise.resolve(true);
        const isRefused = refused !== undefined && sameInput(refused.values, typed);
        // If another user has signed in during the wait, the call would be sent as that user.
        if (isRefused || addressOf(options).user !== address.user) {
          keepNow();
          return Promise.resolve(false);
        }
        const result = send(typed).finally(() => {
          running = undefined;
        });
        running = { values: typed, result };
        return result;
      });
    },
    leave() {
      kind.left.set(key, hold);
      void hold.save();
      void turns
        .run(() => Promise.resolve())
        .then(() => {
          if (kind.left.get(key) === hold) kind.left.delete(key);
        });
    },
    refused(values) {
      refused = { values };
    },
    onServerAnswer,
    rebase,
    compare: (saved, values) => {
      const mine = kind.adoptIds?.(values, saved.values) ?? values;
      const behind = mergeChanged({ base: server.values, mine, theirs: saved.values });
      return compare(base.values, values, saved.values, behind);
    },
    clear,
    changedElsewhere(changedKey, text) {
      if (changedKey !== key) return;
      const at = text === null ? undefined : writtenAt(text);
      if (at !== undefined) become({ kind: 'elsewhere', at });
    },
  };
  return hold;
}
