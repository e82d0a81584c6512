import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  openDraftHold,
  type DraftHold,
  type DraftHoldOptions,
  type SaveDraft,
} from './createDraftHold';
import { inputOwner } from '../../forms/form/keptInput';
import type { DraftState } from './draftState';
import { lastCall } from '../../session/lastCall';
import { beforeSignOut } from '../../session/signOut';

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

/** Returns the save status; re-renders the caller, so call it in a small component. */
export function useDraftState({
  subscribe,
  state,
}: Pick<DraftHold<never>, 'state' | 'subscribe'>): DraftState {
  return useSyncExternalStore(subscribe, state);
}
