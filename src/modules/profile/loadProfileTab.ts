import { selectCurrentUser } from '../../session/currentUser';
import type { LoadContext } from '../../shell/modules/defineModule';
import { chosenTab, isWaiting, profileTabs, tabsFor } from './profileTabs';

/** Starts the code and the first calls of the tab that an address names. */
export function loadProfileTab(context: LoadContext): void {
  const user = selectCurrentUser(context.getState());
  const tab = chosenTab(tabsFor(profileTabs, user), context.url.search);
  if (!tab || isWaiting(tab, user)) return;
  tab.load?.(context);
  // A failure shows where the tab is drawn, which asks again.
  tab.lazy().catch(() => {});
}
