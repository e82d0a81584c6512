import type { ComponentType } from 'react';
import type { MenuEntry } from '../menu/menuEntry';

/** The page frames of specification, section 2. A route without one stands in `default`. */
export type LayoutName = 'default' | 'error' | 'empty' | 'lk';

export interface ModuleRoute {
  /** Absolute path in the router's notation, for example `/profile/users/:id`. */
  path: string;
  name?: string;
  /** Goes into the browser's tab; without one the tab shows the brand alone. */
  title?: string;
  layout?: LayoutName;
  lazy: () => Promise<{ default: ComponentType }>;
  /**
   * Query parameters that the page gets from `privateQuery()`, and that are taken out of the address
   * at once: nobody who reads addresses or the history may see them.
   */
  privateQuery?: readonly string[];
  /**
   * Own roles replace the module's: the specification (section 2) guards single routes of a module
   * more or less strictly than the rest. `public` needs no session at all.
   */
  access?: {
    roles?: readonly string[];
    public?: boolean;
    /** Where a user without the right goes instead; /offer by default. */
    refusedTo?: string;
  };
}

export interface ModuleDefinition {
  id: string;
  /**
   * The name in the server's list (GET /service/build/module) that switches the module on; the id
   * by default. Parts of the cabinet that are always there say `core`.
   */
  availableAs?: string;
  title: string;
  /** Order among modules, ascending: offers page, menu. */
  sort: number;
  access?: { roles?: readonly string[]; excludable?: boolean };
  routes?: readonly ModuleRoute[];
  menu?: readonly MenuEntry[];
  offerSection?: () => Promise<{ default: ComponentType }>;
}

/** Types a module's definition where it is written; the value is passed through untouched. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}
