import { isSame } from '../../lib/mergeChanges';
import { draftOwner } from './draftOwner';
import {
  draftKey,
  openDraft,
  sealDraft,
  writtenAt,
  type Draft,
  type DraftAddress,
  type DraftKind,
  type Saved,
} from './draftEnvelope';
import { differencesOf, layOver, reconcile, type Difference, type Side } from './draftReconciliation';
import { keepShaped } from './draftShape';
import type { DraftState } from './draftState';
import { browserDrafts, DRAFT_LIFE_MS, type DraftStorage } from './draftStorage';

/** How long after the last key press the input is kept, in milliseconds (design of the form). */
export const KEEP_AFTER_MS = 1_500;

/** A draft that was found when its form opened. */
export interface FoundDraft<Values> {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  /** What was changed elsewhere meanwhile; the form waits until each is decided. */
  differences: readonly Difference[];
  /** The form to go on with; where nothing was changed elsewhere, `side` is never asked. */
  values(side: (difference: Difference) => Side): Values;
}

export interface DraftHoldOptions<Values> {
  kind: DraftKind<Values>;
  /** Id of the thing that the form is about. */
  id: string;
  /** What the server holds. */
  saved: Saved<Values>;
  /**
   * Saves the form as it is, without checking it; the answer is what the server holds now,
   * undefined where it did not take it. It may reject.
   */
  save: (values: Values) => Promise<Saved<Values> | undefined>;
  storage?: DraftStorage;
}

/** The unsent input of one open form: where it is kept, and how it gets to the server. */
export interface DraftHold<Values> {
  /** What was left here before, by the same user; undefined when there is nothing new in it. */
  readonly found: FoundDraft<Values> | undefined;
  state(): DraftState;
  subscribe(onChange: () => void): () => void;
  /** What the form holds after a key press: kept a little later. */
  keep(values: Values): void;
  /** Keeps what was typed now: the page may be gone the next moment. */
  keepNow(): void;
  /** Sends what was typed to the server; true when nothing is left to send. One call at a time. */
  handOver(): Promise<boolean>;
  /**
   * The server has answered with the form. `sent`: what the page has saved there by itself; what was
   * typed after that stays a draft. Without it the answer is only what the draft grows from.
   */
  answered(saved: Saved<Values>, sent?: Values): void;
  /** Nothing is left to keep: the form was sent, or its input was thrown away. */
  clear(): void;
  /** The text under this key was changed by another tab; null: it is gone. */
  changedElsewhere(key: string, text: string | null): void;
}

/** Opens the draft of a form for whoever is signed in now. */
export function createDraftHold<Values>(options: DraftHoldOptions<Values>): DraftHold<Values> {
  const { kind, id, save, storage = browserDrafts } = options;
  const address: DraftAddress = { user: draftOwner() ?? '', kind: kind.name, id };
  const key = draftKey(address);
  const shaped = (values: Values): Values => keepShaped<Values>(values, kind.shape);

  let server = options.saved;
  /** What the server held when the draft began. */
  let base: Saved<Values> = { ...server, values: shaped(server.values) };
  /** Typed and not at the server; undefined when there is nothing of the kind. */
  let typed: Values | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: DraftState = untouched(server);
  let running: Promise<boolean> | undefined;
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
    if (isSame(typed, server.values)) {
      clear();
      return;
    }
    const values = shaped(typed);
    if (isSame(values, shaped(server.values))) {
      // What differs is what no draft may hold.
      storage.remove(key);
      return;
    }
    const at = Date.now();
    const place = storage.write(key, sealDraft(address, kind, { savedAt: at, base, values }));
    const isPartial = !isSame(layOver(server.values, values), typed);
    become({ kind: 'kept', place, at, isPartial });
  };
  const answered: DraftHold<Values>['answered'] = (saved, sent) => {
    server = saved;
    base = { ...saved, values: shaped(saved.values) };
    if (sent !== undefined && (typed === undefined || typed === sent)) clear();
    else if (typed === undefined) become(untouched(server));
    else keepNow();
  };
  const send = async (values: Values): Promise<boolean> => {
    keepNow();
    become({ kind: 'sending' });
    const saved = await save(values).catch(() => undefined);
    if (saved !== undefined) answered(saved, values);
    else keepNow();
    return typed === undefined;
  };

  const found = readDraft();
  storage.sweep(Date.now() - DRAFT_LIFE_MS);

  function readDraft(): FoundDraft<Values> | undefined {
    const text = address.user === '' ? null : storage.read(key);
    if (text === null) return undefined;
    const draft: Draft<Values> | undefined = openDraft(text, address, kind);
    const theirs = shaped(server.values);
    if (draft === undefined || isSame(draft.values, theirs)) {
      storage.remove(key);
      return undefined;
    }
    const versions = { base: draft.base.values, mine: draft.values, theirs };
    return {
      savedAt: draft.savedAt,
      differences: differencesOf(versions),
      values: (side) => layOver(server.values, reconcile(versions, side)),
    };
  }

  return {
    found,
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
    handOver() {
      if (running) return running;
      if (typed === undefined) return Promise.resolve(true);
      running = send(typed).finally(() => {
        running = undefined;
      });
      return running;
    },
    answered,
    clear,
    changedElsewhere(changedKey, text) {
      if (changedKey !== key) return;
      const at = text === null ? undefined : writtenAt(text);
      if (at !== undefined) become({ kind: 'elsewhere', at });
    },
  };
}

function untouched({ savedAt }: Saved<unknown>): DraftState {
  const at = Date.parse(savedAt);
  return { kind: 'untouched', at: Number.isNaN(at) ? null : at };
}
