import type { ComponentType } from 'react';
import type { AppDispatch, AppState } from '../../session/appStore';
import type { RoleHolder } from '../../session/permissions';
import type { MenuEntry } from '../menu/menuEntry';
import type { Found } from '../palette/found';
import type { ModuleToday } from '../today/moduleToday';

/**
 * Frames of a page. A route without one has `default`. `lk` is the cabinet behind the sign-in, the others
 * are public.
 */
export type LayoutName = 'default' | 'error' | 'empty' | 'lk' | 'landing';

/** Context of a page's or a section's first calls, before its code has arrived. */
export interface LoadContext {
  dispatch: AppDispatch;
  getState: () => AppState;
  /** The address that is being opened. */
  url: URL;
  /** Values of the path's parameters, for example `id` of `/profile/users/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  /** The user. Of a user who is only expected (src/app/guessedPage.ts) some fields are not known. */
  user: Opener | undefined;
  /** The server's modules, where they are known or expected; else `load` may wait for them. */
  serverNames?: readonly string[] | undefined;
}

/** Known facts about the user who opens a page. */
export interface Opener extends RoleHolder {
  isVerified?: boolean | undefined;
  organization?: { id?: string; excludedModules: readonly string[] } | undefined;
}

/**
 * A part of the interface that is loaded when it is needed, and its first calls. The files of both start at
 * once, as soon as session and rights are known: data does not wait for code (firstCalls.ts).
 */
export interface LazySection {
  page: () => Promise<{ default: ComponentType }>;
  /** `load` starts the calls and waits for no answer; the component reads the answers from the cache. */
  load?: () => Promise<{ load: (context: LoadContext) => void | Promise<void> }>;
  /** Closed to an unverified user: the waiting card replaces it, nothing is loaded. */
  needsVerified?: boolean;
}

/** Returns whether the waiting card replaces a part: the user is not verified yet. */
export function isWaiting(
  { needsVerified }: Pick<LazySection, 'needsVerified'>,
  user: Pick<Opener, 'isVerified'> | undefined,
): boolean {
  return needsVerified === true && user?.isVerified === false;
}

/** One tab of a page; its address is `<page>?tab=<id>`, the first one's is the page's own. */
export interface PageTab extends LazySection {
  id: string;
  label: string;
  /** Title of the browser's tab and of the announcement of a change; the label by default. */
  title?: string;
  /** The tab needs one of these roles; none by default. */
  roles?: readonly string[];
}

export interface ModuleRoute extends LazySection {
  /** Absolute path in the router's notation, for example `/profile/users/:id`. */
  path: string;
  name?: string;
  /** Goes into the browser's tab, after the name of the open tab; without one it shows the brand alone. */
  title?: string;
  layout?: LayoutName;
  /** Parts of the page, of which its address names one (`?tab=`); the first one by default. */
  tabs?: readonly PageTab[];
  /** Redirects to this address after the guards have admitted the user. */
  leadsTo?: string;
  /**
   * Query parameters that the page gets from `privateQuery()`, and that are taken out of the address
   * at once, so that they appear neither in the history nor in reports.
   */
  privateQuery?: readonly string[];
  /** Own roles replace the module's: single routes of a module may be stricter or looser than the rest. */
  access?: {
    roles?: readonly string[];
    /**
     * The page needs no session. `strangers`: a signed-in user is sent to /offer instead. `restored`:
     * it opens once it is known whether there is a session.
     */
    public?: true | 'strangers' | 'restored';
    /** Any signed-in user may open the page, whatever the modules and roles: the server decides. */
    unguarded?: true;
    /** Address for a user without the right; /offer by default. */
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
  /** Search of the module for the palette; loaded when the palette is opened. */
  search?: () => Promise<{ default: Found }>;
  /**
   * The product's part of /offer. `quiet`: it shows nothing while it loads. A user with none of `roles`
   * does not have the product: its part comes after the others.
   */
  offers?: LazySection & { quiet?: true; roles?: readonly string[] };
  /** Tasks and news of the module: loaded when the page is there. */
  today?: () => Promise<{ default: ModuleToday }>;
}

/** Types a module's definition where it is written; the value is passed through untouched. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}
