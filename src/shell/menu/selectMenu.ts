import { hasPermission, type Visitor, type VisitorUser } from '../../session/permissions';
import type { IconDrawing } from '../../ui/icon/Icon';
import { isModuleAvailable } from '../modules/availability';
import type { ModuleDefinition } from '../modules/defineModule';
import type { MenuEntry } from './menuEntry';
import { sorted } from '../../lib/copies';

export interface MenuItem {
  id: string;
  label: string;
  caption: string | null;
  icon: IconDrawing | null;
  to: string;
  reloadsFrame: boolean;
}

/** Lines under one heading. Lines that belong to no group have no heading. */
export interface MenuGroup {
  id: string;
  label: string | null;
  items: readonly MenuItem[];
}

interface MenuQuestion extends Visitor {
  modules: readonly ModuleDefinition[];
}

const bySort = (one: { sort: number }, other: { sort: number }) => one.sort - other.sort;

/** Returns true if the user may see the entry; an unconfirmed user sees only entries without `permission`. */
function mayShow(
  { visible = true, permission = [] }: MenuEntry,
  user: VisitorUser | undefined,
): boolean {
  const isForAny = permission.length === 0;
  return visible && hasPermission(user, permission) && (isForAny || user?.isVerified !== false);
}

function itemOf(entry: MenuEntry & { to: string }, user: VisitorUser | undefined): MenuItem {
  const caption = typeof entry.caption === 'function' ? entry.caption(user) : entry.caption;
  return {
    id: entry.id,
    label: entry.label,
    caption: caption ?? null,
    icon: entry.icon ?? null,
    to: entry.to,
    reloadsFrame: entry.reloadsFrame ?? false,
  };
}

function leadsSomewhere(entry: MenuEntry): entry is MenuEntry & { to: string } {
  return entry.to !== undefined;
}

function itemsOf(entries: readonly MenuEntry[], user: VisitorUser | undefined): MenuItem[] {
  return sorted(
    entries.filter((entry) => mayShow(entry, user)),
    bySort,
  )
    .filter(leadsSomewhere)
    .map((entry) => itemOf(entry, user));
}

/** Merges the lines of groups with the same id; name, icon and sort key are those of the first group. */
function mergeGroups(entries: readonly MenuEntry[]): MenuEntry[] {
  const merged = new Map<string, MenuEntry>();
  for (const entry of entries) {
    const key = `${entry.isGroup ? 'group' : 'line'}:${entry.id}`;
    const before = merged.get(key);
    if (!before) merged.set(key, entry);
    else if (entry.isGroup) {
      merged.set(key, { ...before, items: [...(before.items ?? []), ...(entry.items ?? [])] });
    }
  }
  return [...merged.values()];
}

/** Moves a line into the group that it joins, if that group is visible, so that no line appears twice. */
function joinGroups(entries: readonly MenuEntry[]): MenuEntry[] {
  const groups = new Set(entries.filter(({ isGroup }) => isGroup).map(({ id }) => id));
  const joinsGroup = ({ joins, isGroup }: MenuEntry) =>
    !isGroup && joins !== undefined && groups.has(joins.group);
  const joining = entries.filter(joinsGroup);
  return entries
    .filter((entry) => !joinsGroup(entry))
    .map((entry) => {
      if (!entry.isGroup) return entry;
      const own = joining.flatMap(({ joins, ...line }) =>
        joins?.group === entry.id ? [{ ...line, sort: joins.sort }] : [],
      );
      return { ...entry, items: [...(entry.items ?? []), ...own] };
    });
}

/**
 * Returns the menu of the user, sorted by `sort`. Omits empty groups, and modules and entries that the user may
 * not see.
 */
export function deriveMenu({ modules, serverNames, user }: MenuQuestion): MenuGroup[] {
  const entries = sorted(
    modules
      .filter((module) => isModuleAvailable(module, { serverNames, user }))
      .flatMap((module) => module.menu ?? [])
      .filter((entry) => mayShow(entry, user)),
    bySort,
  );

  return joinGroups(mergeGroups(entries))
    .map((entry): MenuGroup => {
      const inside = entry.isGroup ? (entry.items ?? []) : [entry];
      return {
        id: entry.id,
        label: entry.isGroup ? entry.label : null,
        items: itemsOf(inside, user),
      };
    })
    .filter(({ items }) => items.length > 0);
}

function isUnder(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(to.endsWith('/') ? to : `${to}/`);
}

/** Returns the id of the line with the longest address that matches the path; null if there is none. */
export function activeItemId(groups: readonly MenuGroup[], pathname: string): string | null {
  let best: MenuItem | null = null;
  for (const item of groups.flatMap(({ items }) => items)) {
    if (isUnder(pathname, item.to) && item.to.length > (best?.to.length ?? 0)) best = item;
  }
  return best?.id ?? null;
}
