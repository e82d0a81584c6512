import { hasPermission } from '../../session/permissions';
import {
  isWaiting,
  type LazySection,
  type LoadContext,
  type ModuleRoute,
  type Opener,
} from '../../shell/modules/defineModule';
import type { TabLink } from './TabLinks';
import { partTitle, type PagePlace } from '../../shell/page/pageTitle';

/** One tab of a page; its address is `<page>?tab=<id>`, the first one's is the page's own. */
export interface PageTab extends TabLink, LazySection {
  /** What the browser's tab and the announcement of a change say; the label by default. */
  title?: string;
  /** The tab needs one of these roles; none by default. */
  roles?: readonly string[];
  /** Who sees the tab, when roles are not enough; all users by default. */
  isFor?: (user: Opener) => boolean;
}

/** A page that shows one of its tabs at a time. */
export interface PageTabs {
  /** Address of the page, in the router's notation without parameters. */
  path: string;
  /** Title of the page itself. */
  title: string;
  /** Spoken name of the line of tabs. */
  label: string;
  /** In their order. */
  tabs: readonly PageTab[];
}

/** Types the tabs of a page where they are written; the value is passed through untouched. */
export function definePageTabs(page: PageTabs): PageTabs {
  return page;
}

/** The tabs that a user is offered; none before the user is known. */
export function tabsFor({ tabs }: PageTabs, user: Opener | undefined): PageTab[] {
  if (user === undefined) return [];
  return tabs.filter(
    ({ roles = [], isFor }) => hasPermission(user, roles) && (isFor?.(user) ?? true),
  );
}

/** The tab that the query of an address names in `parameter`; the first one for any other name. */
export function chosenTab<Tab extends TabLink>(
  tabs: readonly Tab[],
  search: string,
  parameter = 'tab',
): Tab | undefined {
  const wanted = new URLSearchParams(search).get(parameter);
  return tabs.find(({ id }) => id === wanted) ?? tabs[0];
}

/** Address of a tab; that of the first one needs no name. */
export function tabPath({ path }: Pick<PageTabs, 'path'>, id?: string): string {
  return id === undefined ? path : `${path}?tab=${encodeURIComponent(id)}`;
}

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
  const { user, url } = context;
  const tab = chosenTab(tabsFor(page, user), url.search);
  if (!tab || isWaiting(tab, user)) return;
  tab.load?.(context);
  // A failure shows where the tab is drawn, which asks again.
  tab.lazy().catch(() => {});
}
