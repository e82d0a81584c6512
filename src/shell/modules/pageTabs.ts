import { hasPermission } from '../../session/permissions';
import type { ModuleRoute, Opener, PageTab } from './defineModule';

/** A page with tabs, each of which has its own address. */
export interface PageTabs extends Pick<ModuleRoute, 'path'> {
  title: string;
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in display order. */
  tabs: readonly PageTab[];
}

/** Returns the tabs that the user may open; an empty list until the user is known. */
export function tabsFor(
  { tabs = [] }: { tabs?: readonly PageTab[] | undefined },
  user: Opener | undefined,
): PageTab[] {
  if (user === undefined) return [];
  return tabs.filter(({ roles = [] }) => hasPermission(user, roles));
}

/** Returns the tab that the query names; otherwise the first tab. */
export function chosenTab<Tab extends { id: string }>(
  tabs: readonly Tab[],
  search: string,
): Tab | undefined {
  const wanted = new URLSearchParams(search).get('tab');
  return tabs.find(({ id }) => id === wanted) ?? tabs[0];
}

/** Returns the address of a tab; without an id, the address of the page, which opens the first tab. */
export function tabPath({ path }: Pick<PageTabs, 'path'>, id?: string): string {
  return id === undefined ? path : `${path}?tab=${encodeURIComponent(id)}`;
}

/**
 * Returns «Безопасность — Профиль»: the name of the open tab, then the title of the page. U+00A0 keeps the dash
 * in line.
 */
export function tabTitle(
  { title, tabs }: { title?: string | undefined; tabs?: readonly PageTab[] | undefined },
  { search, user }: { search: string; user: Opener | undefined },
): string | undefined {
  const tab = chosenTab(tabsFor({ tabs }, user), search);
  return tab && title ? `${tab.title ?? tab.label}\u00A0— ${title}` : title;
}
