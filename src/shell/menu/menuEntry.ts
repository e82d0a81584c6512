import type { IconDrawing } from '../../ui/icon/Icon';
import type { VisitorUser } from '../../session/permissions';

/** A line or a group that a module adds to the menu. */
export interface MenuEntry {
  /** Unique in the menu, except for groups: groups with the same id, also of several modules, are merged. */
  id: string;
  label: string;
  /** Second line; may depend on the user; null for none. */
  caption?: string | ((user: VisitorUser | undefined) => string | null);
  icon?: IconDrawing;
  to?: string;
  isGroup?: boolean;
  /** Sort key among siblings, ascending. */
  sort: number;
  /** Role ids; the user needs one of them. An empty list is for every user. */
  permission?: readonly string[];
  visible?: boolean;
  /**
   * Group to which the line moves, and its sort key there, if another module shows that group to the user. Otherwise
   * the line has no group.
   */
  joins?: { readonly group: string; readonly sort: number };
  /** True if a click on the line reloads the embedded frame of the page (settlement). */
  reloadsFrame?: boolean;
  items?: readonly MenuEntry[];
}
