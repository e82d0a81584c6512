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

/** How long after the last key press the input is kept, in milliseconds. */
export const KEEP_AFTER_MS = 1_500;

/** A draft that was found when its form opened. */
export interface FoundDraft<Values> extends Comparison<Values> {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
}

/** A kind of drafts, with those of them that are on their way. */
export interface HeldDraftKind<Values> extends DraftKind<Values> {
  /**
   * Drafts whose page was left while a call of theirs is under way, by their keys: who comes back
   * meanwhile goes on with the same one. Empty at first.
   */
  left: Map<string, DraftHold<Values>>;
  /**
   * `mine` with the ids that the server has given to items of the same content: they were added by
   * calls whose answer was lost. Without it an item that has no id is never taken for one of `theirs`.
   */
  adoptIds?: (mine: Values, theirs: Values) => Values;
}

export interface DraftHoldOptions<Values> {
  kind: HeldDraftKind<Values>;
  /** Id of the thing that the form is about. */
  id: string;
  /** What the server holds. */
  saved: Saved<Values>;
  storage?: DraftStorage;
}

/**
 * Saves a form as it is, without checking it; the answer is what the server holds now, undefined
 * where it did not take it. It may reject.
 */
export type SaveDraft<Values> = (
  values: Values,
  hold: DraftHold<Values>,
) => Promise<Saved<Values> | undefined>;

/** The unsent input of one open form: where it is kept, and how it gets to the server. */
export interface DraftHold<Values> {
  /** What was left here before, by the same user; undefined when there is nothing new in it. */
  readonly found: FoundDraft<Values> | undefined;
  /**
   * Makes calls about the form one after the other, those of a page that was left meanwhile too: of
   * two savings the later input stays. No such call may wait for `save`, which is one of them.
   */
  inTurn: TaskQueue['run'];
  state(): DraftState;
  subscribe(onChange: () => void): () => void;
  /** What the form holds after a key press: kept a little later. */
  keep(values: Values): void;
  /** Keeps what was typed now: the page may be gone the next moment. */
  keepNow(): void;
  /** How the form gets to the server from now on; until then it does not. */
  saveBy(save: SaveDraft<Values>): void;
  /** Sends what was typed to the server; true when nothing is left to send. One call at a time. */
  save(): Promise<boolean>;
  /** The page of the form is left: what was typed is sent. Who comes back meanwhile gets this draft. */
  leave(): void;
  /** The server has answered that it does not take these values: `save` does not send them again. */
  refused(values: Values): void;
  /**
   * The server has answered with the form. `sent`: what the page has saved there by itself; what was
   * typed after that stays a draft. Without it the draft grows from this answer from now on, unless
   * something in it has to be decided first.
   */
  onServerAnswer(saved: Saved<Values>, sent?: Values): void;
  /** Every difference from this answer was decided: from now on the draft grows from it. */
  rebase(saved: Saved<Values>): void;
  /** Before input is saved: how it stands beside what the server holds by now. */
  compare(saved: Saved<Values>, values: Values): Comparison<Values>;
  /** Nothing is left to keep: the form was sent, or its input was thrown away. */
  clear(): void;
  /** The text under this key was changed by another tab; null: it is gone. */
  changedElsewhere(key: string, text: string | null): void;
}

/** The draft of a form: that whose page was just left, while its call is under way, else a new one. */
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
  const shaped = (values: Values): Values => keepShaped<Values>(values, kind.shape);

  let server = options.saved;
  /** What the server held when the draft began. */
  let base: Saved<Values> = { ...server, values: shaped(server.values) };
  /** Typed and not at the server; undefined when there is nothing of the kind. */
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
    const values = shaped(typed);
    if (sameInput(values, shaped(server.values))) {
      // What differs is what no draft may hold.
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
    /** The server's form with what was typed that no draft may hold. */
    behind = whole,
  ): Comparison<Values> => {
    const theirs = shaped(whole);
    const versions = {
      base: from,
      mine: kind.adoptIds?.(shaped(mine), theirs) ?? shaped(mine),
      theirs,
    };
    return {
      differences: differencesOf(versions),
      values: (side) => layOver(behind, reconcile(versions, side)),
    };
  };
  const rebase = (saved: Saved<Values>) => {
    server = saved;
    base = { ...saved, values: shaped(saved.values) };
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
      // Without an answer it may pass later; with one it would only be heard again.
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
    if (draft === undefined || isOld || sameInput(draft.values, shaped(server.values))) {
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
      // Another page of the same form has come while the call of the one before is under way.
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
        // While the turn was awaited another user may have signed in: the call would be his.
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
