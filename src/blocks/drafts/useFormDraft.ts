import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inputOwner } from '../../forms/form/keptInput';
import { useAppDispatch, type AppThunk } from '../../session/appStore';
import { lastCall } from '../../session/lastCall';
import { beforeSignOut } from '../../session/signOut';
import {
  type DraftHold,
  type HeldDraftKind,
  openDraftHold,
  type DraftHoldOptions,
  type SaveDraft,
} from './createDraftHold';
import { decideVersions, type VersionWords } from './decideVersions';
import type { Saved } from './draftEnvelope';
import type { DraftState } from './draftState';

/** A form that the server stores. The thunks `ask` and `save` reject with the call's error. */
export interface FormDraftOptions<Values> {
  kind: HeldDraftKind<Values>;
  /** Id of the form's subject; another subject needs another React `key`. */
  id: string;
  /** The server's form, just loaded. */
  saved: Saved<Values>;
  words: VersionWords;
  /** Requests the server's version, bypassing the cache. Must be stable. */
  ask: () => AppThunk<Promise<Saved<Values>>>;
  /**
   * Saves without validation; resolves with undefined for values that the server would refuse. Such values stay on this
   * device. Must be stable.
   */
  save: (values: Values) => AppThunk<Promise<Saved<Values> | undefined>>;
}

export interface FormDraft<Values> {
  /** The draft, for `DraftStatus` and for the page's own calls. */
  draft: DraftHold<Values>;
  /** Initial values from a draft that was found, instead of the server's; undefined if there is none. */
  restored: Values | undefined;
  /** True while the user chooses between two versions; the form waits. */
  isDeciding: boolean;
  /**
   * Call it before the page itself saves. If the form was changed elsewhere, the user chooses the values to keep.
   * Resolves with the values to save, which the form then shows; undefined if there is no decision. Rejects with
   * an `ApiError`.
   */
  resolveConflicts(values: Values): Promise<Values | undefined>;
}

/**
 * Connects a form to its draft: restores it, lets the user decide about conflicts, and saves it when the form is left.
 */
export function useFormDraft<Values>({
  kind,
  id,
  saved,
  words,
  ask,
  save,
}: FormDraftOptions<Values>): FormDraft<Values> {
  const dispatch = useAppDispatch();
  const saveUnseen = useCallback(
    async (values: Values, draft: DraftHold<Values>) => {
      const now = await dispatch(ask());
      // The user cannot decide now, so the draft stays until the form opens again.
      if (draft.compare(now, values).differences.length > 0) return undefined;
      return dispatch(save(values));
    },
    [dispatch, ask, save],
  );
  const draft = useDraft({ kind, id, saved }, saveUnseen);
  const { found } = draft;
  const isUndecided = found !== undefined && found.differences.length > 0;
  const [restored, setRestored] = useState(() =>
    isUndecided ? undefined : found?.values(() => 'here'),
  );
  const [isDeciding, setDeciding] = useState(isUndecided);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isUndecided || isAsked.current) return;
    isAsked.current = true;
    void dispatch(decideVersions(found, words)).then((decided) => {
      if (decided === undefined) return;
      setRestored(decided);
      setDeciding(false);
    });
  }, [dispatch, found, isUndecided, words]);

  const resolveConflicts: FormDraft<Values>['resolveConflicts'] = async (values) => {
    const now = await dispatch(ask());
    const decided = await dispatch(decideVersions(draft.compare(now, values), words));
    if (decided !== undefined) draft.rebase(now);
    return decided;
  };
  return { draft, restored, isDeciding, resolveConflicts };
}

/**
 * Opens the draft of the component's form and returns it; another `id` or user needs another React `key`. Stores the
 * typed values when the page may close; sends them when the form is left and before a sign-out.
 */
export function useDraft<Values>(
  options: DraftHoldOptions<Values>,
  save: SaveDraft<Values>,
): DraftHold<Values> {
  const [owner] = useState(inputOwner);
  const [hold] = useState(() => openDraftHold(options));
  useEffect(() => hold.saveBy(save), [hold, save]);
  useEffect(() => {
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') hold.keepNow();
    };
    const followTabs = ({ key, newValue }: StorageEvent) => {
      if (key !== null) hold.changedElsewhere(key, newValue);
    };
    window.addEventListener('pagehide', hold.keepNow);
    document.addEventListener('visibilitychange', keepIfHidden);
    window.addEventListener('storage', followTabs);
    const lastSave = lastCall(hold.save);
    beforeSignOut.add(lastSave);
    return () => {
      beforeSignOut.delete(lastSave);
      window.removeEventListener('storage', followTabs);
      document.removeEventListener('visibilitychange', keepIfHidden);
      window.removeEventListener('pagehide', hold.keepNow);
      hold.keepNow();
      // After the session has ended nothing can be sent; the draft stays on this device.
      if (inputOwner() === owner) hold.leave();
    };
  }, [hold, owner]);
  return hold;
}

/** Returns the save status. Re-renders the caller on each change, so call it in a small component. */
export function useDraftState({
  subscribe,
  state,
}: Pick<DraftHold<never>, 'state' | 'subscribe'>): DraftState {
  return useSyncExternalStore(subscribe, state);
}
