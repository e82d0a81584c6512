import type { ComponentType } from 'react';
import type { AppDispatch, AppState } from '../../session/appStore';
import type { RoleHolder } from '../../session/permissions';
import type { MenuEntry } from '../menu/menuEntry';
import type { Found } from '../palette/search';
import type { ModuleToday } from '../today/moduleToday';

/**
 * Layouts of a page; `default` by default. `lk` is the cabinet behind the sign-in, the others are public.
 */
export type LayoutName = 'default' | 'error' | 'empty' | 'lk' | 'landing';

/** Arguments of `load`, which starts the first calls of a page or a section. */
export interface LoadContext {
  dispatch: AppDispatch;
  getState: () => AppState;
  /** The address being opened. */
  url: URL;
  /** Values of the path's parameters, for example `id` of `/profile/users/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  /** Some fields are unknown when the page is only guessed (src/app/guessedPage.ts). */
  user: Opener | undefined;
  /** The module names of the server, if they are known or expected; otherwise `load` may wait for them. */
  serverNames?: readonly string[] | undefined;
}

/** Known data of the user who opens a page. */
export interface Opener extends RoleHolder {
  isVerified?: boolean | undefined;
  organization?: { id?: string; excludedModules: readonly string[] } | undefined;
}

/**
 * A lazy part of the interface, and its first calls. The two files load in parallel, so that the data do not wait for
 * the code of the component (firstCalls.ts).
 */
export interface LazySection {
  page: () => Promise<{ default: ComponentType }>;
  /** Starts the first calls without waiting for the responses; the component reads them from the cache. */
  load?: () => Promise<{ load: (context: LoadContext) => void | Promise<void> }>;
  /** True if an unverified user sees the waiting card instead, and nothing is loaded. */
  needsVerified?: boolean;
}

/** Returns true if the waiting card replaces the part, because the user is not verified yet. */
export function isWaiting(
  { needsVerified }: Pick<LazySection, 'needsVerified'>,
  user: Pick<Opener, 'isVerified'> | undefined,
): boolean {
  return needsVerified === true && user?.isVerified === false;
}

/** A tab of a page. Its address is `<page>?tab=<id>`; the first tab has no parameter. */
export interface PageTab extends LazySection {
  id: string;
  label: string;
  /** Title for the browser tab and for the announcement by screen readers; the label by default. */
  title?: string;
  /** Role ids; the user needs one of them. By default no role is needed. */
  roles?: readonly string[];
}

export interface ModuleRoute extends LazySection {
  /** Absolute path in the router's notation, for example `/profile/users/:id`. */
  path: string;
  name?: string;
  /** Title for the browser tab, after the name of the open tab; the brand alone by default. */
  title?: string;
  layout?: LayoutName;
  /** Tabs of the page (`?tab=`); the first tab is the default. */
  tabs?: readonly PageTab[];
  /** Redirects to this address after the guards have admitted the user. */
  leadsTo?: string;
  /**
   * Query parameters that are removed from the address at once, so that neither history nor reports contain them.
   * `privateQuery()` returns them to the page.
   */
  privateQuery?: readonly string[];
  /** The page's own access rules; its roles replace the module's. */
  access?: {
    roles?: readonly string[];
    /**
     * Set if the page needs no session. `strangers`: a signed-in user is redirected to /offer. `restored`: the page
     * opens when the session is restored or known to be missing.
     */
    public?: true | 'strangers' | 'restored';
    /** True if any signed-in user may open the page, because the server checks the rights. */
    unguarded?: true;
    /** Redirect target for a user without access; /offer by default. */
    refusedTo?: string;
  };
}

export interface ModuleDefinition {
  id: string;
  /**
   * Name in the list of the server (GET /service/build/module) that switches the module on; the id by default. Modules
   * that are always available have `core`.
   */
  availableAs?: string;
  title: string;
  /** Sort key of the module on /offer, ascending. Lines of the menu have their own `sort`. */
  sort: number;
  access?: { roles?: readonly string[]; excludable?: boolean };
  routes?: readonly ModuleRoute[];
  menu?: readonly MenuEntry[];
  /** Search of the module for the palette; loaded when the palette opens. */
  search?: () => Promise<{ default: Found }>;
  /**
   * The module's section of /offer. `quiet`: no skeleton while it loads. If the user has none of `roles`, the section
   * is after the sections of the user's own products.
   */
  offers?: LazySection & { quiet?: true; roles?: readonly string[] };
  /** Tasks and news; loaded after the page. */
  today?: () => Promise<{ default: ModuleToday }>;
}

/** Returns the definition unchanged; its only purpose is the type check. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}
