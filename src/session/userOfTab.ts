import type { Dispatch } from '@reduxjs/toolkit';
import type { StartListening } from './lifecycle';
import { selectTabUser, tabRemembered, type SessionRoot } from './sessionSlice';
import { tabMemory } from './userMemory';

/*
 * Stores the user of the tab, to notice after a reload that another tab, or another site of this domain, has changed
 * the session. The page then shows the name of the signed-in user first. S33: a tab remembers its user. The storage of
 * the tab contains the user's id until the session ends.
 */

const memory = tabMemory({ key: 'cabinet-user', shape: (text) => text });

/** Returns true if the user of the tab has changed or was removed. */
export const isTabUserChanged = (_action: unknown, now: SessionRoot, before: SessionRoot) =>
  selectTabUser(now) !== selectTabUser(before);

/** Restores the stored user of the tab, and stores every change. */
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
