import type { Dispatch } from '@reduxjs/toolkit';
import type { StartListening } from './lifecycle';
import { selectTabUser, tabRemembered, type SessionRoot } from './sessionSlice';
import { tabMemory } from './userMemory';

/*
 * User of this tab before a reload. Another tab, or another site of this domain, may have changed the session
 * meanwhile: the page then shows the name of the signed-in user before anything else. S33: a tab remembers its user.
 * The storage of the tab contains the id of the user until the session ends.
 */

const memory = tabMemory({ key: 'cabinet-user', shape: (text) => text });

/** Returns true if the user of the tab has changed or was removed. */
export const isTabUserChanged = (_action: unknown, now: SessionRoot, before: SessionRoot) =>
  selectTabUser(now) !== selectTabUser(before);

/** Restores the stored user of the tab, and stores each later one. */
export function keepUserOfTab(dispatch: Dispatch, start: StartListening): void {
  dispatch(tabRemembered(memory.read()));
  start({
    predicate: isTabUserChanged,
    effect: (_action, { getState }) => {
      const id = selectTabUser(getState());
      if (id === null) memory.forget();
      else memory.write(id);
    },
  });
}
