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
import { lastCalls } from '../../session/signOut';

/**
 * The draft of the form that the component shows, for as long as it is on the page; another `id` or
 * user wants another component (`key`). What was typed is kept when the page may go, sent to the
 * server when the form is left, and before a sign-out.
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
    lastCalls.add(lastSave);
    return () => {
      lastCalls.delete(lastSave);
      window.removeEventListener('storage', followTabs);
      document.removeEventListener('visibilitychange', keepIfHidden);
      window.removeEventListener('pagehide', hold.keepNow);
      hold.keepNow();
      // After the end of the session it cannot be sent: it waits on this device for its user.
      if (inputOwner() === owner) hold.leave();
    };
  }, [hold, owner]);
  return hold;
}

/** How far the input has got; draws the calling component anew, so call it in a small one. */
export function useDraftState({
  subscribe,
  state,
}: Pick<DraftHold<never>, 'state' | 'subscribe'>): DraftState {
  return useSyncExternalStore(subscribe, state);
}
