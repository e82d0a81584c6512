import type { IconDrawing } from '../../ui/icon/Icon';
import type { VisitorUser } from '../../session/permissions';

/** A line or a group of the menu, as a module contributes it. */
export interface MenuEntry {
  /** Unique among lines; groups of several modules with one id become one group. */
  id: string;
  label: string;
  /** A quieter second line; it may depend on the user, null shows none. */
  caption?: string | ((user: VisitorUser | undefined) => string | null);
  icon?: IconDrawing;
  to?: string;
  isGroup?: boolean;
  /** Ascending among siblings. */
  sort: number;
  /** Role ids, one of which the user needs; an empty list admits every user (section 6). */
  permission?: readonly string[];
  visible?: boolean;
  /**
   * A group of the line, with its place there, for users to whom another module shows that group; for all
   * others the line is on its own.
   */
  joins?: { readonly group: string; readonly sort: number };
  /** A click on the line asks the page's embedded frame to load again (section 2, settlement). */
  reloadsFrame?: boolean;
  items?: readonly MenuEntry[];
}
