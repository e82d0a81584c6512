import { selectCurrentUser } from '../../session/currentUser';
import type { LoadContext, ModuleRoute } from '../../shell/modules/defineModule';
import { partTitle, type PagePlace } from '../../shell/page/pageTitle';
import { chosenTab, isWaiting, tabsFor, type PageTabs } from './pageTabs';

/** What a route takes from its tabs: `{ path, lazy, ...tabRoute(page) }`. */
export function tabRoute(page: PageTabs): Required<Pick<ModuleRoute, 'title' | 'load' | 'tabs'>> {
  return {
    tabs: page.tabs,
    title: (place) => tabTitle(page, place),
    load: (context) => loadTab(page, context),
  };
}

/** «Безопасность — Профиль»: the name of the browser's tab, and what is said when it changes. */
export function tabTitle(page: PageTabs, { search, user }: PagePlace): string {
  const tab = chosenTab(tabsFor(page, user), search);
  return partTitle(tab?.title ?? tab?.label, page.title);
}

/** Starts the code and the first calls of the tab that an address names. */
function loadTab(page: PageTabs, context: LoadContext): void {
  const user = selectCurrentUser(context.getState());
  const tab = chosenTab(tabsFor(page, user), context.url.search);
  if (!tab || isWaiting(tab, user)) return;
  tab.load?.(context);
  // A failure shows where the tab is drawn, which asks again.
  tab.lazy().catch(() => {});
}
