import { hasPermission } from '../../session/permissions';
import type { ModuleRoute, Opener, PageTab } from './defineModule';

/** Description of a page that shows one of its tabs at a time. */
export interface PageTabs extends Pick<ModuleRoute, 'path'> {
  /** Title of the page itself. */
  title: string;
  /** Spoken name of the line of tabs. */
  label: string;
  /** In their order. */
  tabs: readonly PageTab[];
}

/** The tabs that a user is offered; none before the user is known. */
export function tabsFor(
  { tabs = [] }: { tabs?: readonly PageTab[] | undefined },
  user: Opener | undefined,
): PageTab[] {
  if (user === undefined) return [];
  return tabs.filter(({ roles = [] }) => hasPermission(user, roles));
}

/** The tab that the query of an address names in `parameter`; the first one for any other name. */
export function chosenTab<Tab extends { id: string }>(
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

/**
 * «Безопасность — Профиль»: the title of a page, after the name of its open tab. U+00A0 keeps the dash in
 * line.
 */
export function tabTitle(
  { title, tabs }: { title?: string | undefined; tabs?: readonly PageTab[] | undefined },
  { search, user }: { search: string; user: Opener | undefined },
): string | undefined {
  const tab = chosenTab(tabsFor({ tabs }, user), search);
  return tab && title ? `${tab.title ?? tab.label}\u00A0— ${title}` : title;
}
