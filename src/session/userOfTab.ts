import type { Dispatch } from '@reduxjs/toolkit';
import type { StartListening } from './lifecycle';
import { selectTabUser, tabRemembered, type SessionRoot } from './sessionSlice';
import { tabMemory } from './userMemory';

/*
 * Whose tab this was before the page was loaded anew. Another tab, or another site of this domain, may
 * have changed the session meanwhile: then nothing is shown before the page has said who is signed in
 * now (rule S33). The storage of the tab holds the id of the user, and no longer than the session.
 */

const memory = tabMemory({ key: 'cabinet-user', shape: (text) => text });

/** The tab has got another user, or none. */
export const isTabUserChanged = (_action: unknown, now: SessionRoot, before: SessionRoot) =>
  selectTabUser(now) !== selectTabUser(before);

/** Reads whose tab this was, and remembers whose it is from then on. */
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
