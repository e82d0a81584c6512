import { useSyncExternalStore } from 'react';
import { tabStorage } from '../lib/safeStorage';
import { selectCurrentUser } from '../session/currentUser';
import { selectSessionEnd, selectSessionStatus } from '../session/sessionSlice';
import { keptSelections } from '../shell/preferences/keptSelections';
import type { CabinetStore } from './store';

/*
 * Whose tab this was before the page was loaded anew. Another tab, or another site of this domain, may
 * have changed the session meanwhile: then nothing is shown before the page has said who is signed in
 * now (src/session/README.md, rule S33). The storage of the tab holds the id of the user, and no longer
 * than the session.
 */

const KEY = 'cabinet-user';

let isAnother = false;
const listeners = new Set<() => void>();

function setAnother(value: boolean): void {
  isAnother = value;
  for (const listener of listeners) listener();
}

function writeUser(id: string | null): void {
  if (id === null) tabStorage.remove(KEY);
  else tabStorage.write(KEY, id);
}

/** Takes the user who is signed in now for the one of this tab. */
let accept: () => void = () => undefined;

/** Follows the users of a page from now on; to be called before its screens are drawn. */
export function followUserOfTab(store: CabinetStore): void {
  let known = tabStorage.read(KEY);
  let isSaidAlready = false;

  const keep = (id: string | null) => {
    if (id !== known) writeUser(id);
    // What another user has chosen on this device is nothing for this one; a visitor may be the same user.
    if (id !== null) keptSelections.sweep(id);
    known = id;
    if (isAnother) setAnother(false);
  };
  const look = () => {
    const state = store.getState();
    // A change in another tab is said already; a page that is loaded anew meanwhile says it again.
    if (selectSessionEnd(state) === 'userChanged') {
      isSaidAlready = true;
      return;
    }
    const status = selectSessionStatus(state);
    if (status === 'anonymous') keep(null);
    const user = status === 'authenticated' ? selectCurrentUser(state) : undefined;
    if (!user || user.id === known) return;
    if (known === null || isSaidAlready) keep(user.id);
    else if (!isAnother) setAnother(true);
    isSaidAlready = false;
  };
  accept = () => keep(selectCurrentUser(store.getState())?.id ?? null);
  look();
  store.subscribe(look);
}

/** The page has said who is signed in now, and it was read. */
export function acceptUser(): void {
  accept();
}

/** True while the page was loaded anew with another user, who has not read so yet. */
export function useAnotherUser(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isAnother,
  );
}
